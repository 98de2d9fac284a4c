import { createHash, randomBytes, randomInt } from 'node:crypto';
import { headsOf } from '@subrosa/crypto/conversation/trust';
import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { BUNDLE_ENTRIES, encodeBundle, parseBundle } from '@subrosa/transparency/entries/bundle';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { encodeKeysValue, encodeSettingsValue, parseSettingsValue } from '@subrosa/transparency/map/values';
import { rootOfSize, newestEditionOf, sizeOf, unreadLog } from '@subrosa/vault/log/believed-log';
import { checkOwn, type Owner } from '@subrosa/vault/log/check-own';
import { NO_CHECKS } from '@subrosa/vault/log/checks';
import { noteDelivery, uncheckedDays } from '@subrosa/vault/log/deliveries';
import { entryFiles } from '@subrosa/vault/log/entry-files';
import { follow } from '@subrosa/vault/log/log-calls';
import type { LogStatus } from '@subrosa/vault/log/log-protocol';
import { checkedThrough, statusOf } from '@subrosa/vault/log/log-status';
import { leastVersion, withRecords } from '@subrosa/vault/log/note-settings';
import { provedSettings } from '@subrosa/vault/log/prove-own';
import type { StoredLog } from '@subrosa/vault/log/stored-log';
import { FakeServer } from '../../../../packages/crypto/test/support/fake-server.ts';
import { rotate, signUp, unlockBrowser, type Account } from '../../../../packages/crypto/test/support/test-member.ts';
import { getCheckpoint, getEntries } from '../../src/domains/transparency/get-log-file.ts';
import { listOwnProofs } from '../../src/domains/transparency/list-own-proofs.ts';
import { logOrigin } from '../../src/domains/transparency/origin.ts';
import { listOwnLeaves } from '../../src/domains/transparency/queries/own-leaves.ts';
import type { Signer } from '../../src/domains/transparency/signing/signer.ts';
import { addChange } from '../../src/domains/transparency/store/changes.ts';
import { saveSettingsLabel } from '../../src/domains/transparency/store/members.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { aMember } from './members.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type OwnResponse = Awaited<ReturnType<typeof listOwnProofs>>;

/** What a page downloads, and sends to the vault. */
export interface Served {
  note: string;
  /** From the first entry of the file on that contains the believed size. */
  entries: Bytes[];
  own: (map: MapName, since: number) => Promise<OwnResponse>;
}

/** What the server has of the encrypted settings. */
export interface SavedSettings {
  version: number;
  ciphertext: string;
  checkpoint: Owner['settings']['checkpoint'];
  uncheckedDays: readonly string[];
}

interface Site {
  db: Db;
  config: Config;
  clock: Clock;
  signer: Signer;
}

/** A member of the database with true keys, and the browsers in which the vault's own code checks the log. */
export class VaultMember {
  readonly site: Site;
  readonly id: string;
  readonly settingsLabel = new Uint8Array(randomBytes(32));
  readonly #server = new FakeServer();
  saved: SavedSettings = { version: 1, ciphertext: 'first', checkpoint: null, uncheckedDays: [] };
  #account: Account | null = null;
  #self: Owner['self'] | null = null;

  private constructor(site: Site, id: string) {
    this.site = site;
    this.id = id;
  }

  static async join(site: Site): Promise<VaultMember> {
    const { id } = await aMember(site.db, site.config);
    const member = new VaultMember(site, id);
    const { account, browser } = await signUp(member.#server, id);
    member.#account = account;
    member.#self = browser.self;
    await transaction(site.db, (tx) => saveSettingsLabel(tx, id, member.settingsLabel));
    await member.recordKeys();
    await member.recordSettings();
    return member;
  }

  get self(): Owner['self'] {
    if (!this.#self) throw new Error('not signed up');
    return this.#self;
  }

  get records() {
    return [...this.#server.logOf(this.id).records];
  }

  async rotate(): Promise<void> {
    if (!this.#account) throw new Error('not signed up');
    const { account } = await rotate(this.#server, this.#account);
    this.#account = account;
    this.#self = (await unlockBrowser(this.#server, account)).self;
    await this.recordKeys();
  }

  /** What a browser with another member's session receives about this member. */
  async served(browser: VaultBrowser): Promise<Served> {
    const { db, config } = this.site;
    return { ...(await browser.download()), own: (map, since) => listOwnProofs(db, { memberId: this.id, map, since }, config) };
  }

  /** Lets the newest head wait for the next edition, or another one that the server invents. */
  async recordKeys(invented?: Bytes): Promise<void> {
    const heads = await headsOf({ memberId: this.id, records: this.records, devices: [] });
    const value = encodeKeysValue(
      invented ? { records: heads.length + 1, head: invented } : { records: heads.length, head: fromBase64url(heads.at(-1) ?? '') },
    );
    await transaction(this.site.db, (tx) => addChange(tx, { map: 'keys', label: keysLabel(this.id), value }));
  }

  async recordSettings(): Promise<void> {
    const value = encodeSettingsValue({ version: this.saved.version, hash: hashOf(this.saved) });
    await transaction(this.site.db, (tx) => addChange(tx, { map: 'settings', label: this.settingsLabel, value }));
  }

  /** After the database went back: what the backup has saved, and its maps do not contain yet, waits again. */
  async restore(saved: SavedSettings): Promise<void> {
    this.saved = saved;
    const leaf = (await listOwnLeaves(this.site.db, 'settings', this.settingsLabel)).at(-1);
    if ((leaf && parseSettingsValue(leaf.value)?.version) !== saved.version) await this.recordSettings();
  }
}

const hashOf = ({ ciphertext }: SavedSettings) => new Uint8Array(createHash('sha256').update(ciphertext).digest());

/** One browser of a member. It calls the vault as the page does; its tabs share what is stored. */
export class VaultBrowser {
  readonly member: VaultMember;
  /** How wrong its clock is. */
  readonly clockOffsetMs: number;
  stored: StoredLog;
  #settings: Owner['settings'];
  /** What another tab downloaded, and did not send to its vault yet. */
  #delayed: { from: number; served: Served } | null = null;

  private constructor(member: VaultMember, clockOffsetMs: number, publicKey: Bytes) {
    this.member = member;
    this.clockOffsetMs = clockOffsetMs;
    this.stored = { believed: unreadLog(logOrigin(member.site.config), publicKey), checks: NO_CHECKS };
    this.#settings = this.#received();
    this.#noteSettings();
  }

  /** A sign-in: nothing is stored but what the settings on the server contain. */
  static async signIn(member: VaultMember, clockOffsetMs: number): Promise<VaultBrowser> {
    const { publicKey } = await member.site.signer.key();
    return new VaultBrowser(member, clockOffsetMs, new Uint8Array(publicKey));
  }

  get owner(): Owner {
    return {
      self: this.member.self,
      settings: this.#settings,
      settingsLabel: toBase64url(this.member.settingsLabel),
      labelCreatedOn: null,
    };
  }

  get #now(): number {
    return this.member.site.clock.now().getTime() + this.clockOffsetMs;
  }

  get status(): LogStatus {
    return statusOf(this.stored, this.owner, { stopsSending: true }, this.#now);
  }

  get alarms(): string[] {
    return this.stored.checks.alarms.map(({ kind, problem }) => `${kind} ${problem}`);
  }

  /** What is believed and checked: a response without effect changes none of it. */
  get progress(): readonly number[] {
    const { own } = this.stored.checks;
    return [sizeOf(this.stored.believed), own.keys?.range?.through ?? -1, own.settings?.range?.through ?? -1];
  }

  /** Follows the log, checks the own entries, receives messages, and does what the status requests. Returns the number of responses. */
  async visit(): Promise<number> {
    this.deliver();
    const [from, served] = [sizeOf(this.stored.believed), await this.download()];
    let responses = await this.apply(from, served);
    // A slow tab continues with what it downloaded at the visit before.
    const delayed = this.#delayed;
    if (delayed) responses += await this.apply(delayed.from, delayed.served);
    this.#delayed = randomInt(3) === 0 ? { from, served } : null;
    if (this.status.mustReadSettings || randomInt(2) === 0) this.readSettings();
    if (this.status.settingsDue || randomInt(4) === 0) await this.saveSettings();
    this.deliver();
    return responses;
  }

  async download(): Promise<Served> {
    const { db, config } = this.member.site;
    const note = await getCheckpoint(db);
    const files = entryFiles(note, sizeOf(this.stored.believed)) ?? [];
    const entries: Bytes[] = [];
    for (const { bundle, width } of files) {
      const parsed = parseBundle(
        Uint8Array.from(Buffer.from(await getEntries(db, { name: bundle, ...(width !== null && { width }) }), 'latin1')),
      );
      if (!parsed.ok) throw new Error(parsed.problem);
      entries.push(...(parsed.value as Bytes[]));
    }
    return { note, entries, own: (map, since) => listOwnProofs(db, { memberId: this.member.id, map, since }, config) };
  }

  async apply(from: number, { note, entries, own }: Served): Promise<number> {
    const count = Math.ceil(entries.length / BUNDLE_ENTRIES);
    const bundles = Array.from({ length: count }, (_, index) =>
      encodeBundle(entries.slice(index * BUNDLE_ENTRIES, (index + 1) * BUNDLE_ENTRIES)),
    );
    this.stored = await follow(this.stored, this.owner, { note, from, bundles }, this.#now);
    let responses = 0;
    for (const map of ['keys', 'settings'] as const) responses += await this.#check(map, own);
    return responses;
  }

  async #check(map: MapName, own: Served['own']): Promise<number> {
    let responses = 0;
    for (let since = this.status.own[map]?.since; since !== undefined;) {
      const response = { map, since, records: map === 'keys' ? this.member.records : [], ...(await own(map, since)) };
      this.stored = { ...this.stored, checks: await checkOwn(this.stored, this.owner, response, this.#now) };
      responses += 1;
      const next = this.status.own[map]?.since;
      if (next === since) break;
      since = next;
    }
    return responses;
  }

  deliver(): void {
    this.stored = { ...this.stored, checks: noteDelivery(this.stored, this.owner, this.#now) };
  }

  readSettings(): void {
    const { saved } = this.member;
    const atLeast = Math.max(this.#settings.version, provedSettings(this.stored.checks));
    const version = { version: saved.version, hash: toBase64url(hashOf(saved)) };
    if (saved.version < leastVersion(this.stored, version, atLeast)) throw new Error('the settings of the server are older');
    const known = this.#settings;
    this.#settings = known.version > saved.version ? known : this.#received();
    this.#noteSettings();
  }

  async saveSettings(): Promise<void> {
    const { believed, checks } = this.stored;
    const size = sizeOf(believed);
    const version = Math.max(this.#settings.version, this.member.saved.version, provedSettings(checks)) + 1;
    const checkedEdition = checkedThrough(checks, this.owner);
    const checked = checkedEdition === null ? this.#settings.checkpoint : { checkedEdition, checkedLabel: this.owner.settingsLabel };
    const checkpoint = { checkedEdition: null, ...checked, size, root: toBase64url(rootOfSize(believed, size)) };
    const days = uncheckedDays(this.stored, this.owner);
    this.member.saved = { version, ciphertext: randomBytes(16).toString('hex'), checkpoint, uncheckedDays: days };
    await this.member.recordSettings();
    this.#settings = this.#received();
    this.#noteSettings();
  }

  #received(): Owner['settings'] {
    const { version, checkpoint, uncheckedDays: days } = this.member.saved;
    return { version, pins: {}, pinsLost: false, checkpoint, uncheckedDays: days, problem: null };
  }

  /** As the vault notes valid settings that it read or saved. */
  #noteSettings(): void {
    this.stored = withRecords(this.stored, this.owner);
    const { believed, checks } = this.stored;
    const { version } = this.member.saved;
    if (version <= (checks.settings?.version ?? 0)) return;
    const settings = { version, hash: toBase64url(hashOf(this.member.saved)), readIn: newestEditionOf(believed), since: null };
    this.stored = { believed, checks: { ...checks, settings } };
  }
}
