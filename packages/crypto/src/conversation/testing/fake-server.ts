import { randomBytes } from '../../primitives/bytes.ts';
import type { EpochRecord, Wrap } from '../../signed/epoch.ts';
import { makeReportingTag, openReport, openStateReport, stateTagInput } from '../../signed/franking.ts';
import type { ReportedMessage, ReportedState, Stamp, StampedState } from '../../signed/franking.ts';
import { fromBase64url, toBase64url } from '../../primitives/base64url.ts';
import { hmac } from '../../primitives/hashes.ts';
import { fingerprintOf } from '../../signed/identity.ts';
import { idsOf } from '../../signed/membership.ts';
import { isMessageSignedBy, type MessageEnvelope } from '../../signed/message.ts';
import { findEpochProblem } from '../../signed/verify-epoch.ts';
import type { NewEpoch } from '../create-epoch.ts';
import type { CertifiedDevice, KeyLog } from '../key-log.ts';
import type { PublicRecord } from '../../account/public-record.ts';

export type StoredMessage = MessageEnvelope & Stamp & { senderId: string; deleted?: true };

interface Room {
  epochs: { record: EpochRecord; wraps: readonly Wrap[] }[];
  messages: StoredMessage[];
}

interface StoredLog {
  memberId: string;
  records: PublicRecord[];
  devices: (CertifiedDevice & { active: boolean })[];
}

export class FakeServerError extends Error {
  override name = 'HouseRefuses';
}

/** The server's half: keeps what browsers send and asks what a server asks, with the same statements. A test may make it lie. */
export class FakeServer {
  readonly logs = new Map<string, StoredLog>();
  readonly rooms = new Map<string, Room>();
  readonly settings = new Map<string, string>();
  readonly #reportingKey = randomBytes(32);
  #time = Date.parse('2026-11-15T12:00:00.000Z');

  logOf(memberId: string): StoredLog {
    const log = this.logs.get(memberId) ?? { memberId, records: [], devices: [] };
    this.logs.set(memberId, log);
    return log;
  }

  room(conversationId: string): Room {
    const room = this.rooms.get(conversationId) ?? { epochs: [], messages: [] };
    this.rooms.set(conversationId, room);
    return room;
  }

  /** A copy, as over a wire. */
  keyLogs(memberIds: Iterable<string>): KeyLog[] {
    return Array.from(memberIds, (memberId) => structuredClone(this.logOf(memberId)));
  }

  peopleOf(conversationId: string): Set<string> {
    return new Set(this.room(conversationId).epochs.flatMap(({ record }) => idsOf(record)));
  }

  epochsFor(conversationId: string, memberId: string) {
    return this.room(conversationId).epochs.flatMap(({ record, wraps }) => {
      const own = wraps.find((wrap) => wrap.memberId === memberId);
      return own ? [{ record, wrap: own.wrap }] : [];
    });
  }

  async putEpoch(callerId: string, { record, wraps }: NewEpoch): Promise<void> {
    const room = this.room(record.conversationId);
    const previous = room.epochs.at(-1)?.record ?? null;
    if (record.creatorId !== callerId) throw new FakeServerError('creator');
    const problem = await findEpochProblem({ record, previous, wraps, deviceKey: this.#activeKey(callerId, record.deviceId) });
    if (problem) throw new FakeServerError(problem);
    if (!(await this.#areKeysNewest(record))) throw new FakeServerError('epochStale');
    // From here on nothing is awaited: in SQL this is the transaction.
    if ((room.epochs.at(-1)?.record ?? null) !== previous) throw new FakeServerError('epochStale');
    room.epochs.push({ record, wraps });
  }

  async send(conversationId: string, senderId: string, envelope: MessageEnvelope): Promise<StoredMessage> {
    const room = this.room(conversationId);
    const newest = room.epochs.at(-1)?.record;
    const sent = room.messages.find(({ id }) => id === envelope.id);
    if (sent) return sent;
    const deviceKey = this.#activeKey(senderId, envelope.deviceId);
    if (newest?.epoch !== envelope.epoch || !idsOf(newest).includes(senderId)) throw new FakeServerError('epochStale');
    if (!(await this.#areKeysNewest(newest))) throw new FakeServerError('epochStale');
    const context = { ...envelope, conversationId, senderId };
    const isSigned = await isMessageSignedBy(deviceKey, context, envelope);
    if (!isSigned) throw new FakeServerError('signature');
    this.#time += 1000;
    const stamp = { sequence: room.messages.length + 1, sentAt: new Date(this.#time).toISOString(), reportingKeyId: 'one' };
    const reportingTag = await makeReportingTag(this.#reportingKey, { ...context, ...stamp });
    const stored = { ...envelope, ...stamp, reportingTag, senderId };
    room.messages.push(stored);
    return stored;
  }

  /** The ciphertext goes; the mark stays. */
  deleteForAll(conversationId: string, id: string): void {
    const room = this.room(conversationId);
    room.messages = room.messages.map((message) => (message.id === id ? { ...message, ciphertext: '', deleted: true } : message));
  }

  async report(reporterId: string, reported: ReportedMessage): Promise<string> {
    const epoch = this.room(reported.conversationId).epochs.find(({ record }) => record.epoch === reported.epoch);
    if (!epoch || !idsOf(epoch.record).includes(reporterId)) throw new FakeServerError('reporter');
    const opened = await openReport(this.#reportingKey, reported);
    if (typeof opened === 'string') throw new FakeServerError(opened);
    return opened.text;
  }

  /** What the server adds to a state that it takes. */
  async stampState(state: Omit<StampedState, 'stampedOn' | 'reportingKeyId'>): Promise<StampedState & { reportingTag: string }> {
    const stamped = { ...state, stampedOn: '2026-11-15', reportingKeyId: 'one' };
    return { ...stamped, reportingTag: toBase64url(await hmac(this.#reportingKey, stateTagInput(stamped))) };
  }

  async reportState(reporterId: string, reported: ReportedState): Promise<string> {
    const epoch = this.room(reported.conversationId).epochs.find(({ record }) => record.epoch === reported.epoch);
    const isReader =
      reported.recipientId === null ? epoch && idsOf(epoch.record).includes(reporterId) : reported.recipientId === reporterId;
    if (!isReader) throw new FakeServerError('reporter');
    const opened = await openStateReport(this.#reportingKey, reported);
    if (typeof opened === 'string') throw new FakeServerError(opened);
    return opened.kind === 'reaction' ? opened.emoji : opened.name;
  }

  /** Everything that the server has, as one text in which bytes are read as they are. */
  dump(): string {
    const stored = JSON.stringify([...this.logs, ...this.rooms, ...this.settings]);
    const blobs = stored.match(/[A-Za-z0-9_-]{43,}/g) ?? [];
    return stored + blobs.map((blob) => asText(blob)).join('\n');
  }

  /** Whether nobody in it has replaced their keys since. */
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
