import { randomBytes } from '../../src/primitives/bytes.ts';
import type { EpochRecord, Wrap } from '../../src/signed/epoch.ts';
import { computeFrankingTag, verifyReport, verifyStateReport, stateTagInput } from '../../src/signed/franking.ts';
import type { ReportedMessage, ReportedState, Stamp, StampedState } from '../../src/signed/franking.ts';
import { fromBase64url, toBase64url } from '../../src/primitives/base64url.ts';
import { hmac } from '../../src/primitives/hashes.ts';
import { fingerprintOf } from '../../src/signed/identity.ts';
import { idsOf } from '../../src/signed/membership.ts';
import { isMessageSignedBy, type MessageEnvelope } from '../../src/signed/message.ts';
import { findEpochProblem } from '../../src/signed/verify-epoch.ts';
import type { NewEpoch } from '../../src/conversation/create-epoch.ts';
import type { CertifiedDevice, KeyLog } from '../../src/conversation/key-log.ts';
import type { EncryptedSettings, LabeledSettings, ReceivedSettings } from '../../src/conversation/settings.ts';
import type { PublicRecord } from '../../src/account/public-record.ts';

export type StoredMessage = MessageEnvelope & Stamp & { senderId: string; deleted?: true };

interface StoredConversation {
  epochs: { record: EpochRecord; wraps: readonly Wrap[] }[];
  messages: StoredMessage[];
}

interface StoredLog {
  memberId: string;
  records: PublicRecord[];
  devices: (CertifiedDevice & { active: boolean })[];
}

export class FakeServerError extends Error {
  override name = 'FakeServerError';
}

/** The server side: stores what browsers send and validates it with the server's functions. Tests may tamper with it. */
export class FakeServer {
  readonly logs = new Map<string, StoredLog>();
  readonly conversations = new Map<string, StoredConversation>();
  readonly settings = new Map<string, EncryptedSettings & Partial<Pick<LabeledSettings, 'label'>>>();
  readonly #tagKey = randomBytes(32);
  #time = Date.parse('2026-11-15T12:00:00.000Z');

  logOf(memberId: string): StoredLog {
    const log = this.logs.get(memberId) ?? { memberId, records: [], devices: [] };
    this.logs.set(memberId, log);
    return log;
  }

  settingsOf(memberId: string): ReceivedSettings {
    const { ciphertext = null, version = 0 } = this.settings.get(memberId) ?? {};
    return { ciphertext, version };
  }

  saveSettings(memberId: string, settings: EncryptedSettings): void {
    if (settings.version <= this.settingsOf(memberId).version) throw new FakeServerError('settingsStale');
    const { label } = this.settings.get(memberId) ?? {};
    this.settings.set(memberId, { ...(label === undefined ? {} : { label }), ...settings });
  }

  conversation(conversationId: string): StoredConversation {
    const conversation = this.conversations.get(conversationId) ?? { epochs: [], messages: [] };
    this.conversations.set(conversationId, conversation);
    return conversation;
  }

  /** A copy, as if sent over the wire. */
  keyLogs(memberIds: Iterable<string>): KeyLog[] {
    return Array.from(memberIds, (memberId) => structuredClone(this.logOf(memberId)));
  }

  membersOf(conversationId: string): Set<string> {
    return new Set(this.conversation(conversationId).epochs.flatMap(({ record }) => idsOf(record)));
  }

  epochsFor(conversationId: string, memberId: string) {
    return this.conversation(conversationId).epochs.flatMap(({ record, wraps }) => {
      const own = wraps.find((wrap) => wrap.memberId === memberId);
      return own ? [{ record, wrap: own.wrap }] : [];
    });
  }

  async putEpoch(callerId: string, { record, wraps }: NewEpoch): Promise<void> {
    const conversation = this.conversation(record.conversationId);
    const previous = conversation.epochs.at(-1)?.record ?? null;
    if (record.creatorId !== callerId) throw new FakeServerError('creator');
    const problem = await findEpochProblem({ record, previous, wraps, deviceKey: this.#activeKey(callerId, record.deviceId) });
    if (problem) throw new FakeServerError(problem);
    if (!(await this.#areKeysNewest(record))) throw new FakeServerError('epochStale');
    // From here on there is no await: in SQL this is the transaction.
    if ((conversation.epochs.at(-1)?.record ?? null) !== previous) throw new FakeServerError('epochStale');
    conversation.epochs.push({ record, wraps });
  }

  async send(conversationId: string, senderId: string, envelope: MessageEnvelope): Promise<StoredMessage> {
    const conversation = this.conversation(conversationId);
    const newest = conversation.epochs.at(-1)?.record;
    const sent = conversation.messages.find(({ id }) => id === envelope.id);
    if (sent) return sent;
    const deviceKey = this.#activeKey(senderId, envelope.deviceId);
    if (newest?.epoch !== envelope.epoch || !idsOf(newest).includes(senderId)) throw new FakeServerError('epochStale');
    if (!(await this.#areKeysNewest(newest))) throw new FakeServerError('epochStale');
    const context = { ...envelope, conversationId, senderId };
    const isSigned = await isMessageSignedBy(deviceKey, context, envelope);
    if (!isSigned) throw new FakeServerError('signature');
    this.#time += 1000;
    const stamp = { sequence: conversation.messages.length + 1, sentAt: new Date(this.#time).toISOString(), frankingKeyId: 'one' };
    const frankingTag = await computeFrankingTag(this.#tagKey, { ...context, ...stamp });
    const stored = { ...envelope, ...stamp, frankingTag, senderId };
    conversation.messages.push(stored);
    return stored;
  }

  /** Deletes the ciphertext and keeps the entry. */
  deleteForAll(conversationId: string, id: string): void {
    const conversation = this.conversation(conversationId);
    conversation.messages = conversation.messages.map((message) =>
      message.id === id ? { ...message, ciphertext: '', deleted: true } : message,
    );
  }

  async report(reporterId: string, reported: ReportedMessage): Promise<string> {
    const epoch = this.conversation(reported.conversationId).epochs.find(({ record }) => record.epoch === reported.epoch);
    if (!epoch || !idsOf(epoch.record).includes(reporterId)) throw new FakeServerError('reporter');
    const opened = await verifyReport(this.#tagKey, reported);
    if (typeof opened === 'string') throw new FakeServerError(opened);
    return opened.text;
  }

  /** What the server adds to an accepted state. */
  async stampState(state: Omit<StampedState, 'stampedOn' | 'frankingKeyId'>): Promise<StampedState & { frankingTag: string }> {
    const stamped = { ...state, stampedOn: '2026-11-15', frankingKeyId: 'one' };
    return { ...stamped, frankingTag: toBase64url(await hmac(this.#tagKey, stateTagInput(stamped))) };
  }

  async reportState(reporterId: string, reported: ReportedState): Promise<string> {
    const epoch = this.conversation(reported.conversationId).epochs.find(({ record }) => record.epoch === reported.epoch);
    const isReader =
      reported.recipientId === null ? epoch && idsOf(epoch.record).includes(reporterId) : reported.recipientId === reporterId;
    if (!isReader) throw new FakeServerError('reporter');
    const opened = await verifyStateReport(this.#tagKey, reported);
    if (typeof opened === 'string') throw new FakeServerError(opened);
    return opened.kind === 'reaction' ? opened.emoji : opened.name;
  }

  /** All stored data as one text, including decoded bytes. */
  dump(): string {
    const stored = JSON.stringify([...this.logs, ...this.conversations, ...this.settings]);
    const blobs = stored.match(/[A-Za-z0-9_-]{43,}/g) ?? [];
    return stored + blobs.map((blob) => asText(blob)).join('\n');
  }

  /** Whether no member has replaced their keys since. */
  async #areKeysNewest({ members }: EpochRecord): Promise<boolean> {
    const newest = members.map(async ({ memberId, identity }) => {
      const record = this.logOf(memberId).records.at(-1);
      return record !== undefined && identity === (await fingerprintOf(record.identityKey));
    });
    return (await Promise.all(newest)).every(Boolean);
  }

  #activeKey(memberId: string, deviceId: string): string {
    const device = this.logOf(memberId).devices.findLast((candidate) => candidate.deviceId === deviceId && candidate.active);
    if (!device) throw new FakeServerError('device');
    return device.deviceKey;
  }
}

function asText(blob: string): string {
  try {
    return new TextDecoder().decode(fromBase64url(blob));
  } catch {
    return '';
  }
}
