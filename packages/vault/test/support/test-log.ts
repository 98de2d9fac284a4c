import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { toBase64 } from '@subrosa/transparency/checkpoint/base64';
import { signCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import type { Signer } from '@subrosa/transparency/checkpoint/ed25519';
import { parseNote } from '@subrosa/transparency/checkpoint/note';
import { encodeBundle } from '@subrosa/transparency/entries/bundle';
import { encodeEntry, type Entry } from '@subrosa/transparency/entries/entry';
import type { RecoveredEditions } from '@subrosa/transparency/entries/log-state';
import { type Hash, leafHash } from '@subrosa/transparency/hashes';
import { edgeRoot, emptyEdge, extendEdge } from '@subrosa/transparency/log/edge';
import type { LabelChange } from '@subrosa/transparency/map/apply-changes';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { encodeProofs } from '@subrosa/transparency/map/proof-steps';
import { encodeKeysValue, encodeSettingsValue } from '@subrosa/transparency/map/values';
import { aSigner } from '../../../transparency/test/support/log-key.ts';
import { TestMap } from '../../../transparency/test/support/test-map.ts';
import { type BelievedLog, extendLog, isLost, type ReceivedCheckpoint, sizeOf, unreadLog } from '../../src/log/believed-log.ts';
import type { ReceivedProof } from '../../src/log/contact-proofs.ts';
import type { LogSettings } from '../../src/log/log-protocol.ts';
import type { OwnProofs } from '../../src/log/own-proofs.ts';

export const ORIGIN = 'subrosa.example/transparency';
/** When edition 0 is published, in seconds since 1970. */
export const FIRST_AT = 1_763_400_000;
export const INTERVAL = 3600;
const SETTINGS_EVERY = 4;
const BUNDLE_ENTRIES = 256;

/** The log of a server and its signer, in memory. A test can make it lie. */
export class TestLog {
  readonly maps: Record<MapName, TestMap>;
  readonly entries: Uint8Array<ArrayBuffer>[] = [];
  signer: Signer;
  /** Changes of settings, until an edition that publishes their map. */
  readonly #waiting = new Map<string, LabelChange>();

  readonly #recovered: RecoveredEditions[] = [];
  readonly #firstAt: number;

  private constructor(signer: Signer, maps: Record<MapName, TestMap>, firstAt: number) {
    this.signer = signer;
    this.maps = maps;
    this.#firstAt = firstAt;
  }

  /** A browser with a real clock needs a log whose editions are new. */
  static async create(firstAt = FIRST_AT): Promise<TestLog> {
    const blindingKey = randomBytes(32);
    const maps = { keys: new TestMap(blindingKey), settings: new TestMap(blindingKey, randomBytes, 'settings') };
    return new TestLog(await aSigner(), maps, firstAt);
  }

  get settings(): LogSettings {
    return { origin: ORIGIN, publicKey: toBase64url(this.signer.publicKey), stopsSending: true };
  }

  get newest(): number {
    return this.maps.keys.roots.length - 1;
  }

  /** Another history from here on, under the same key. */
  fork(): TestLog {
    const fork = new TestLog(this.signer, { keys: this.maps.keys.copy(), settings: this.maps.settings.copy() }, this.#firstAt);
    fork.entries.push(...this.entries);
    fork.#recovered.push(...this.#recovered);
    return fork;
  }

  /** Publishes the next edition, in which other members also changed something. */
  async publish({ keys = [], settings = [] }: Partial<Record<MapName, readonly LabelChange[]>> = {}): Promise<void> {
    const number = this.newest + 1;
    const isOfSettings = number % SETTINGS_EVERY === 0;
    for (const change of settings) this.#waiting.set(toBase64url(change.label), change);
    const other = { label: randomBytes(32), value: randomBytes(36) };
    const keysRoot = await this.maps.keys.publish([...keys, other]);
    const settingsRoot = await this.maps.settings.publish(isOfSettings ? [...this.#waiting.values(), other] : []);
    if (isOfSettings) this.#waiting.clear();
    const roots = { keysRoot, settingsRoot };
    this.add(
      number === 0
        ? { kind: 'edition', number, schedule: { firstAt: this.#firstAt, interval: INTERVAL }, ...roots }
        : { kind: 'edition', number, schedule: null, ...roots },
    );
  }

  /** After a restore, the maps continue from an earlier edition. */
  recover(lastEdition: number): void {
    for (const map of Object.values(this.maps)) map.store.restore(lastEdition);
    this.#waiting.clear();
    this.#recovered.push({ first: lastEdition + 1, last: this.newest });
    this.add({ kind: 'recovery', lastEdition, reason: 'a restore' });
  }

  async publishMany(count: number): Promise<void> {
    for (let edition = 0; edition < count; edition += 1) await this.publish();
  }

  add(entry: Entry): void {
    this.entries.push(encodeEntry(entry));
  }

  checkpoint(size = this.entries.length): { size: number; root: Hash } {
    return { size, root: edgeRoot(extendEdge(emptyEdge, this.entries.slice(0, size).map(leafHash))) };
  }

  async note(size = this.entries.length): Promise<string> {
    return signCheckpoint({ origin: ORIGIN, ...this.checkpoint(size) }, this.signer);
  }

  /** A checkpoint as a message contains it. */
  async signed(size = this.entries.length): Promise<ReceivedCheckpoint & { signature: Uint8Array<ArrayBuffer> }> {
    const note = parseNote(await this.note(size));
    const signature = note.ok ? note.value.signatures[0]?.signature : undefined;
    if (!signature) throw new Error('not signed');
    return { ...this.checkpoint(size), signature };
  }

  /** The files with the entries from this size on. */
  bundles(from: number): Uint8Array[] {
    const first = Math.floor(from / BUNDLE_ENTRIES) * BUNDLE_ENTRIES;
    const count = Math.max(0, Math.ceil((this.entries.length - first) / BUNDLE_ENTRIES));
    return Array.from({ length: count }, (_, index) => {
      const start = first + index * BUNDLE_ENTRIES;
      return encodeBundle(this.entries.slice(start, start + BUNDLE_ENTRIES));
    });
  }

  /** What a browser believes that has followed this log. */
  async believed(log: BelievedLog = unreadLog(ORIGIN, this.signer.publicKey)): Promise<BelievedLog> {
    const extended = await extendLog(log, await this.note(), this.entries.slice(sizeOf(log)));
    if (!extended.ok) throw new Error(extended.problem);
    return extended.value;
  }

  /** The proof that comes with a key log, in the newest edition; undefined if that does not contain the member. */
  async contactProof(memberId: string, edition = this.newest): Promise<ReceivedProof | undefined> {
    const proof = (await this.maps.keys.proofs(keysLabel(memberId)))[edition];
    return proof ? { edition, proof: toBase64(encodeProofs([proof])) } : undefined;
  }

  /** The response about an own label; editions in `without` are left out. */
  async ownProofs(map: MapName, label: Hash, since: number, { without = [], atOnce = 200 }: OwnOptions = {}): Promise<OwnProofs> {
    const every = map === 'settings' ? SETTINGS_EVERY : 1;
    const recovered = this.#recovered;
    const withData = [...this.maps[map].roots.keys()].filter((edition) => !isLost({ recovered }, edition));
    const published = withData.filter((edition) => edition >= since && edition % every === 0);
    const all = await this.maps[map].proofs(label);
    const proved = published
      .slice(0, atOnce)
      .filter((edition) => !without.includes(edition))
      .flatMap((edition) => {
        const proof = all[edition];
        return proof ? [{ edition, proof }] : [];
      });
    return {
      editions: proved.map(({ edition }) => edition),
      proofs: toBase64(encodeProofs(proved.map(({ proof }) => proof))),
      next: published[atOnce] ?? null,
    };
  }
}

interface OwnOptions {
  without?: readonly number[];
  atOnce?: number;
}

export const aKeysChange = (memberId: string, records: number, head: Hash): LabelChange => ({
  label: keysLabel(memberId),
  value: encodeKeysValue({ records, head }),
});

export const aSettingsChange = (label: Hash, version: number, hash: Hash): LabelChange => ({
  label,
  value: encodeSettingsValue({ version, hash }),
});
