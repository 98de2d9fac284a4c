import { certifyDevice, createDeviceKey } from '../../account/device.ts';
import { type AccountKeys, openBundle } from '../../account/account-keys.ts';
import { createAccountKeys, type NewKeys, startFresh } from '../../account/create-keys.ts';
import { rotateKeys } from '../../account/rotate-keys.ts';
import type { Bytes } from '../../primitives/bytes.ts';
import { exportPublicKey } from '../../primitives/key-pairs.ts';
import type { MessagePayload } from '../../signed/payload.ts';
import { acceptEpochs } from '../accept-epochs.ts';
import { acceptIdentity, type Contacts, meetContacts } from '../contacts.ts';
import { type Opened, openMessage } from '../open-message.ts';
import { renewEpoch, type People } from '../renew-epoch.ts';
import { Replays } from '../replays.ts';
import { reportOf } from '../report.ts';
import type { KnownEpoch, Self } from '../self.ts';
import { mergePins, openPins, encryptPins, settingsKeyOf } from '../settings.ts';
import type { Pins } from '../trust.ts';
import { writeMessage } from '../write-message.ts';
import type { FakeServer, StoredMessage } from './fake-server.ts';

/** What a member keeps outside of any browser: what the password opens. */
export interface Account {
  memberId: string;
  masterKey: Bytes;
  bundle: string;
}

export async function signUp(server: FakeServer, memberId: string): Promise<{ account: Account; browser: Browser }> {
  return enter(server, memberId, await createAccountKeys({ memberId }));
}

/** With everything lost. */
export async function beginAnew(server: FakeServer, memberId: string) {
  const previous = server.logOf(memberId).records.at(-1);
  if (!previous) throw new Error('nobody');
  return enter(server, memberId, await startFresh({ memberId, previous }));
}

/** After a theft; the other devices are signed out. */
export async function rotate(server: FakeServer, account: Account) {
  return enter(server, account.memberId, await rotateKeys(account));
}

async function enter(server: FakeServer, memberId: string, made: NewKeys) {
  const log = server.logOf(memberId);
  log.records.push(made.record);
  for (const device of log.devices) device.active = false;
  const account = { memberId, masterKey: made.masterKey, bundle: made.bundle };
  return { account, browser: await unlockBrowser(server, account) };
}

/** A browser in which the password was just typed; the same device where its storage was emptied. */
export async function unlockBrowser(server: FakeServer, account: Account, deviceId: string = crypto.randomUUID()): Promise<Browser> {
  const { memberId, masterKey, bundle } = account;
  const keys = await openBundle(masterKey, bundle, memberId);
  const deviceKey = await createDeviceKey();
  const certifiedOn = '2026-11-15';
  const device = { memberId, deviceId, certifiedOn };
  const certificate = await certifyDevice(keys.identity.privateKey, { ...device, publicKey: deviceKey.publicKey });
  server.logOf(memberId).devices.push({ ...certificate, deviceId, certifiedOn, active: true });
  return new Browser(server, await selfOf(memberId, deviceId, deviceKey, keys), await settingsKeyOf(masterKey));
}

async function selfOf(memberId: string, deviceId: string, deviceKey: CryptoKeyPair, keys: AccountKeys): Promise<Self> {
  const identity = { identityKey: await exportPublicKey(keys.identity.publicKey), sequence: keys.sequence };
  return { memberId, deviceId, deviceKey, identity, accountKeys: keys.accountKeys };
}

export const LONGEST = 4000;
const NOW = new Date('2026-11-15T12:00:00.000Z');

/** Calls the product's functions in the order in which a page does, and keeps what they answer. */
export class Browser {
  now = NOW;
  server: FakeServer;
  readonly self: Self;
  pins: Pins = {};
  readonly #settingsKey: Bytes;
  readonly #epochs = new Map<string, KnownEpoch[]>();

  constructor(server: FakeServer, self: Self, settingsKey: Bytes) {
    this.server = server;
    this.self = self;
    this.#settingsKey = settingsKey;
  }

  get id(): string {
    return this.self.memberId;
  }

  async meet(memberIds: Iterable<string>): Promise<Contacts> {
    const contacts = await meetContacts(this.self, this.pins, this.server.keyLogs(new Set([this.id, ...memberIds])));
    this.pins = contacts.pins;
    return contacts;
  }

  /** What is known of the conversation now; throws what was refused. */
  async sync(conversationId: string) {
    const contacts = await this.meet(this.server.peopleOf(conversationId));
    const known = this.#epochs.get(conversationId) ?? [];
    const received = this.server.epochsFor(conversationId, this.id);
    const { epochs, refused: error } = await acceptEpochs({ self: this.self, conversationId, known, received, directory: contacts });
    this.#epochs.set(conversationId, epochs);
    if (error) throw error;
    return { contacts, epochs };
  }

  async prepareEpoch(conversationId: string, people?: People) {
    const { epochs } = await this.sync(conversationId);
    const contacts = await this.meet([...this.server.peopleOf(conversationId), ...(people?.members ?? [])]);
    return renewEpoch({ self: this.self, conversationId, epochs, contacts, people, now: this.now });
  }

  async renew(conversationId: string, people?: People): Promise<void> {
    await this.server.putEpoch(this.id, await this.prepareEpoch(conversationId, people));
  }

  async startConversation(conversationId: string, otherId: string): Promise<void> {
    await this.renew(conversationId, { members: [this.id, otherId], admins: [] });
  }

  async write(conversationId: string, payload: MessagePayload | string) {
    const { contacts, epochs } = await this.sync(conversationId);
    const message: MessagePayload = typeof payload === 'string' ? { kind: 'text', text: payload } : payload;
    const id = crypto.randomUUID();
    return writeMessage({ self: this.self, epochs, contacts, id, payload: message, longest: LONGEST, now: this.now });
  }

  async send(conversationId: string, payload: MessagePayload | string): Promise<StoredMessage> {
    return this.server.send(conversationId, this.id, await this.write(conversationId, payload));
  }

  async open(conversationId: string, message: StoredMessage): Promise<Opened> {
    const contacts = await this.meet(this.server.peopleOf(conversationId));
    const epochs = this.#epochs.get(conversationId) ?? [];
    return openMessage(
      epochs.find(({ record }) => record.epoch === message.epoch),
      message,
      contacts,
    );
  }

  /** The texts in order; what is not shown as the reason in brackets. */
  async read(conversationId: string): Promise<string[]> {
    await this.sync(conversationId);
    const replays = new Replays();
    const shown: string[] = [];
    for (const message of this.server.room(conversationId).messages) {
      if (message.deleted) shown.push('(deleted)');
      else if (replays.isReplayed(message)) shown.push('(replayed)');
      else shown.push(textOf(await this.open(conversationId, message)));
    }
    return shown;
  }

  async accept(memberId: string): Promise<void> {
    this.pins = acceptIdentity(await this.meet([memberId]), memberId);
  }

  async saveSettings(): Promise<void> {
    this.server.settings.set(this.id, await encryptPins(this.#settingsKey, this.id, this.pins));
  }

  async loadSettings(): Promise<void> {
    const pins = await openPins(this.#settingsKey, this.id, this.server.settings.get(this.id) ?? '');
    this.pins = mergePins(this.pins, pins ?? {});
  }

  async reportOf(conversationId: string, message: StoredMessage) {
    const opened = await this.open(conversationId, message);
    if (opened.kind !== 'opened') throw new Error(`dropped: ${opened.because}`);
    return reportOf(conversationId, message, opened.proof);
  }
}

function textOf(opened: Opened): string {
  return opened.kind === 'opened' ? opened.payload.text : `(${opened.because})`;
}
