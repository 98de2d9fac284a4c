import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { decodeFields } from '@subrosa/crypto/primitives/decode-fields';
import { encodeFields, type Field } from '@subrosa/crypto/primitives/encode-fields';
import { type Hash, isHash } from '../hashes.ts';
import { accepted, rejected, type Result } from '../result.ts';

/** When edition 0 is published, in seconds since 1970, and the seconds until each next one: every number has one time. */
export interface EditionSchedule {
  readonly firstAt: number;
  readonly interval: number;
}

/** A published version of both maps. Number 0 also fixes the schedule. */
export type Edition = { readonly kind: 'edition'; readonly keysRoot: Hash; readonly settingsRoot: Hash } & (
  | { readonly number: 0; readonly schedule: EditionSchedule }
  | { readonly number: number; readonly schedule: null }
);

/** After a restore: the maps continue from `lastEdition`, the data of later editions are lost. */
export interface Recovery {
  readonly kind: 'recovery';
  readonly lastEdition: number;
  readonly reason: string;
}

/** The next public key of the log, with a signature by the present key over `nextKeyInput`. */
export interface NextKey {
  readonly kind: 'key';
  readonly publicKey: Bytes;
  readonly signature: Bytes;
}

/** A release of the web app: the commit in hexadecimal, and the hash of the manifest of all its files. */
export interface Release {
  readonly kind: 'release';
  readonly version: string;
  readonly commit: string;
  readonly manifestHash: Hash;
}

export type Entry = Edition | Recovery | NextKey | Release;

export type EntryProblem = 'entryTooLong' | 'entryMalformed' | 'entryKindUnknown';

export const LONGEST_ENTRY = 1024;
const LABEL = 'transparency entry';
const LONGEST_REASON = 200;
const LONGEST_INTERVAL = 24 * 60 * 60;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;
// Printable characters of one line.
const REASON = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

export function encodeEntry(entry: Entry): Bytes {
  const encoded = encodeFields(LABEL, entry.kind, ...fieldsOf(entry));
  if (!parseEntry(encoded).ok) throw new RangeError(`not a valid entry of kind ${entry.kind}`);
  return encoded;
}

/** Accepts only what `encodeEntry` writes. */
export function parseEntry(bytes: Uint8Array): Result<Entry, EntryProblem> {
  if (bytes.length > LONGEST_ENTRY) return rejected('entryTooLong');
  const [kind, ...fields] = decodeFields(LABEL, bytes) ?? [];
  if (typeof kind !== 'string') return rejected('entryMalformed');
  const read = Object.hasOwn(readers, kind) ? readers[kind as Entry['kind']] : null;
  if (!read) return rejected('entryKindUnknown');
  const entry = read(fields);
  return entry ? accepted(entry) : rejected('entryMalformed');
}

function fieldsOf(entry: Entry): Field[] {
  if (entry.kind === 'recovery') return [entry.lastEdition, entry.reason];
  if (entry.kind === 'key') return [entry.publicKey, entry.signature];
  if (entry.kind === 'release') return [entry.version, entry.commit, entry.manifestHash];
  const { number, schedule, keysRoot, settingsRoot } = entry;
  return [number, ...(schedule ? [schedule.firstAt, schedule.interval] : []), keysRoot, settingsRoot];
}

const readers: Record<Entry['kind'], (fields: readonly Field[]) => Entry | null> = {
  edition: (fields) => (fields[0] === 0 ? readFirstEdition(fields) : readLaterEdition(fields)),
  recovery: ([lastEdition, reason, ...others]) =>
    typeof lastEdition === 'number' && isText(reason, REASON) && reason.length <= LONGEST_REASON && others.length === 0
      ? { kind: 'recovery', lastEdition, reason }
      : null,
  key: ([publicKey, signature, ...others]) =>
    isBytes(publicKey, KEY_BYTES) && isBytes(signature, SIGNATURE_BYTES) && others.length === 0
      ? { kind: 'key', publicKey, signature }
      : null,
  release: ([version, commit, manifestHash, ...others]) =>
    isText(version, VERSION) && isText(commit, COMMIT) && isHash(manifestHash) && others.length === 0
      ? { kind: 'release', version, commit, manifestHash }
      : null,
};

function readFirstEdition([number, firstAt, interval, keysRoot, settingsRoot, ...others]: readonly Field[]): Edition | null {
  if (number !== 0 || typeof firstAt !== 'number' || typeof interval !== 'number' || others.length > 0) return null;
  if (interval < 1 || interval > LONGEST_INTERVAL || !isHash(keysRoot) || !isHash(settingsRoot)) return null;
  return { kind: 'edition', number, schedule: { firstAt, interval }, keysRoot, settingsRoot };
}

function readLaterEdition([number, keysRoot, settingsRoot, ...others]: readonly Field[]): Edition | null {
  if (typeof number !== 'number' || !isHash(keysRoot) || !isHash(settingsRoot) || others.length > 0) return null;
  return { kind: 'edition', number, schedule: null, keysRoot, settingsRoot };
}

function isText(field: Field | undefined, pattern: RegExp): field is string {
  return typeof field === 'string' && pattern.test(field);
}

function isBytes(field: Field | undefined, length: number): field is Bytes {
  return field instanceof Uint8Array && field.length === length;
}
