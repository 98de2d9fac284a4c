import { certifyDevice, createDeviceKey } from '../../src/account/device.ts';
import { type AccountKeys, decryptBundle } from '../../src/account/account-keys.ts';
import { createAccountKeys, type NewKeys, createReplacementKeys } from '../../src/account/create-keys.ts';
import { rotateKeys } from '../../src/account/rotate-keys.ts';
import type { Bytes } from '../../src/primitives/bytes.ts';
import { exportPublicKey } from '../../src/primitives/key-pairs.ts';
import type { MessagePayload } from '../../src/signed/payload.ts';
import { acceptEpochs } from '../../src/conversation/accept-epochs.ts';
import { acceptIdentity, type Contacts, contactsIn, loadContacts } from '../../src/conversation/contacts.ts';
import { type DecryptedMessage, decryptMessage } from '../../src/conversation/decrypt-message.ts';
import { renewEpoch, type GroupMembers } from '../../src/conversation/renew-epoch.ts';
import { Replays } from '../../src/conversation/replays.ts';
import { reportOf } from '../../src/conversation/report.ts';
import type { VerifiedEpoch, Self } from '../../src/conversation/self.ts';
import { type KnownSettings, learnSettings, requirePins } from '../../src/conversation/known-settings.ts';
import { encryptSettings, type SettingsProblem, settingsKeyOf } from '../../src/conversation/settings.ts';
import type { Pins } from '../../src/conversation/trust.ts';
import { writeMessage } from '../../src/conversation/write-message.ts';
import type { FakeServer, StoredMessage } from './fake-server.ts';

/** A member's data outside any browser, which the password decrypts. */
export interface Account {
  memberId: string;
  masterKey: Bytes;
  bundle: string;
}

export async function signUp(server: FakeServer, memberId: string): Promise<{ account: Account; browser: Browser }> {
  return publishKeys(server, memberId, await createAccountKeys({ memberId }));
}

/** Replaces all keys without access to the earlier ones. */
export async function resetAccount(server: FakeServer, memberId: string) {
  const { records } = server.logOf(memberId);
  return publishKeys(
    server,
    memberId,
    await createReplacementKeys({ memberId, records, settingsVersion: server.settingsOf(memberId).version }),
  );
}

/** Rotates the keys after a theft; the other devices are signed out. */
export async function rotate(server: FakeServer, account: Account) {
  return publishKeys(
    server,
    account.memberId,
    await rotateKeys({
      ...account,
      records: server.logOf(account.memberId).records,
      settings: server.settingsOf(account.memberId),
    }),
  );
}

async function publishKeys(server: FakeServer, memberId: string, made: NewKeys) {
  const log = server.logOf(memberId);
  log.records.push(made.record);
  server.settings.set(memberId, made.settings);
  for (const device of log.devices) device.active = false;
  const account = { memberId, masterKey: made.masterKey, bundle: made.bundle };
  return { account, browser: await unlockBrowser(server, account) };
}

/** A browser in which the password was just entered; the same device if its storage was cleared. */
export async function unlockBrowser(server: FakeServer, account: Account, deviceId: string = crypto.randomUUID()): Promise<Browser> {
  const { memberId, masterKey, bundle } = account;
  const keys = await decryptBundle(masterKey, bundle, memberId);
  const deviceKey = await createDeviceKey();
  const certifiedOn = '2026-11-15';
  const device = { memberId, deviceId, certifiedOn };
  const certificate = await certifyDevice(keys.identity.privateKey, { ...device, publicKey: deviceKey.publicKey });
  server.logOf(memberId).devices.push({ ...certificate, deviceId, certifiedOn, active: true });
  const settingsKey = await settingsKeyOf(masterKey);
  const { known } = await learnSettings(null, settingsKey, { memberId, received: server.settingsOf(memberId), atLeast: 0 });
  return new Browser(server, await selfOf(memberId, deviceId, deviceKey, keys), { settingsKey, known });
}

async function selfOf(memberId: string, deviceId: string, deviceKey: CryptoKeyPair, keys: AccountKeys): Promise<Self> {
  const identity = { identityKey: await exportPublicKey(keys.identity.publicKey), sequence: keys.sequence };
  return { memberId, deviceId, deviceKey, identity, accountKeys: keys.accountKeys };
}

export const LONGEST = 4000;
const NOW = new Date('2026-11-15T12:00:00.000Z');

/** Calls the functions of this package in the order of a page, and keeps their results. */
export class Browser {
  now = NOW;
  server: FakeServer;
  readonly self: Self;
  settings: KnownSettings;
  readonly #settingsKey: CryptoKey;
  readonly #epochs = new Map<string, VerifiedEpoch[]>();

  constructor(server: FakeServer, self: Self, { settingsKey, known }: { settingsKey: CryptoKey; known: KnownSettings }) {
    this.server = server;
    this.self = self;
    this.settings = known;
    this.#settingsKey = settingsKey;
  }

  get pins(): Pins {
    return this.settings.pins ?? {};
  }

  /** Nothing is saved while the browser does not know whom it trusted. */
  set pins(pins: Pins) {
    if (this.settings.pins !== null) this.settings = { ...this.settings, pins };
  }

  get id(): string {
    return this.self.memberId;
  }

  async loadContacts(memberIds: Iterable<string>): Promise<Contacts> {
    const contacts = await loadContacts(this.self, contactsIn(this.settings), this.server.keyLogs(new Set([this.id, ...memberIds])));
    this.pins = contacts.pins;
    return contacts;
  }

  /** The present state of the conversation; throws the error of rejected epochs. */
  async sync(conversationId: string) {
    const contacts = await this.loadContacts(this.server.membersOf(conversationId));
    const known = this.#epochs.get(conversationId) ?? [];
    const received = this.server.epochsFor(conversationId, this.id);
    const { epochs, pins, error } = await acceptEpochs({ self: this.self, conversationId, known, received, directory: contacts });
    this.#epochs.set(conversationId, epochs);
    this.pins = pins;
    if (error) throw error;
    return { contacts: { ...contacts, pins }, epochs };
  }

  async prepareEpoch(conversationId: string, people?: GroupMembers) {
    requirePins(this.settings);
    const { epochs } = await this.sync(conversationId);
    const contacts = await this.loadContacts([...this.server.membersOf(conversationId), ...(people?.members ?? [])]);
    return renewEpoch({ self: this.self, conversationId, epochs, contacts, people, now: this.now });
  }

  async renew(conversationId: string, people?: GroupMembers): Promise<void> {
    await this.server.putEpoch(this.id, await this.prepareEpoch(conversationId, people));
  }

  async startConversation(conversationId: string, otherId: string): Promise<void> {
    await this.renew(conversationId, { members: [this.id, otherId], admins: [] });
  }

  async encrypt(conversationId: string, payload: MessagePayload | string) {
    requirePins(this.settings);
    const { contacts, epochs } = await this.sync(conversationId);
    const message: MessagePayload = typeof payload === 'string' ? { kind: 'text', text: payload } : payload;
    const id = crypto.randomUUID();
    return writeMessage({ self: this.self, epochs, contacts, id, payload: message, longest: LONGEST, now: this.now });
  }

  async send(conversationId: string, payload: MessagePayload | string): Promise<StoredMessage> {
    return this.server.send(conversationId, this.id, await this.encrypt(conversationId, payload));
  }

  async decrypt(conversationId: string, message: StoredMessage): Promise<DecryptedMessage> {
    const contacts = await this.loadContacts(this.server.membersOf(conversationId));
    const epochs = this.#epochs.get(conversationId) ?? [];
    return decryptMessage(
      epochs.find(({ record }) => record.epoch === message.epoch),
      message,
      contacts,
    );
  }

  /** The texts in order; dropped messages are shown as their reason in parentheses. */
  async read(conversationId: string): Promise<string[]> {
    await this.sync(conversationId);
    const replays = new Replays();
    const shown: string[] = [];
    for (const message of this.server.conversation(conversationId).messages) {
      if (message.deleted) shown.push('(deleted)');
      else if (replays.isReplayed(message)) shown.push('(replayed)');
      else shown.push(textOf(await this.decrypt(conversationId, message)));
    }
    return shown;
  }

  async accept(memberId: string): Promise<void> {
    requirePins(this.settings);
    const presented = this.server.logOf(memberId).records.at(-1)?.identityKey ?? '';
    this.pins = acceptIdentity(await this.loadContacts([memberId]), memberId, presented);
  }

  async saveSettings(): Promise<void> {
    const version = Math.max(this.settings.version, this.server.settingsOf(this.id).version) + 1;
    const { pinsLost, checkpoint, uncheckedDays } = this.settings;
    const saved = await encryptSettings(this.#settingsKey, this.id, { version, pins: this.pins, pinsLost, checkpoint, uncheckedDays });
    this.server.saveSettings(this.id, saved);
    this.settings = { ...this.settings, version };
  }

  async loadSettings(): Promise<SettingsProblem | null> {
    const received = this.server.settingsOf(this.id);
    const answer = { memberId: this.id, received, atLeast: this.settings.version };
    this.settings = (await learnSettings(this.settings, this.#settingsKey, answer)).known;
    return this.settings.problem;
  }

  async reportOf(conversationId: string, message: StoredMessage) {
    const opened = await this.decrypt(conversationId, message);
    if (opened.kind !== 'decrypted') throw new Error(`dropped: ${opened.reason}`);
    return reportOf(conversationId, message, opened.proof);
  }
}

function textOf(opened: DecryptedMessage): string {
  return opened.kind === 'decrypted' ? opened.payload.text : `(${opened.reason})`;
}
