import { textToBytes } from '@subrosa/crypto/primitives/bytes';
import { type Hash, HASH_BYTES, sha256 } from '../hashes.ts';
import { accepted, rejected, type Result } from '../result.ts';

/** A file of the web app: its path in the build, with slashes, and the hash of its content. */
export interface ReleaseFile {
  readonly path: string;
  readonly hash: Hash;
}

// Two spaces, so that `sha256sum --check` reads it.
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;
// Neither absolute nor with an empty part, `.` or `..`, and in printable ASCII.
const PATH = /^(?!\.{1,2}(?:\/|$))[\w.~+@-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.~+@-]+)*$/;

/** One line for each file, by path in the order of their characters' codes. */
export function encodeManifest(files: readonly ReleaseFile[]): string {
  const manifest = files
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, hash }) => `${hexOf(hash)}  ${path}\n`)
    .join('');
  if (!parseManifest(manifest).ok) throw new RangeError('not the files of a release');
  return manifest;
}

/** Accepts only what `encodeManifest` writes. */
export function parseManifest(manifest: string): Result<ReleaseFile[], 'manifestMalformed'> {
  const lines = manifest.split('\n');
  if (lines.pop() !== '' || lines.length === 0) return rejected('manifestMalformed');
  const files: ReleaseFile[] = [];
  for (const line of lines) {
    const [, hash = '', path = ''] = LINE.exec(line) ?? [];
    const before = files.at(-1)?.path;
    if (!PATH.test(path) || (before !== undefined && before >= path)) return rejected('manifestMalformed');
    files.push({ path, hash: bytesOf(hash) });
  }
  return accepted(files);
}

/** What a `release` entry contains. */
export function hashManifest(manifest: string): Hash {
  return sha256(textToBytes(manifest));
}

/** The paths that only one of two manifests has, or that have another hash. */
export function findDifferences(one: readonly ReleaseFile[], other: readonly ReleaseFile[]): string[] {
  const hashes = new Map(one.map(({ path, hash }) => [path, hexOf(hash)]));
  const changed = other.filter(({ path, hash }) => hashes.get(path) !== hexOf(hash)).map(({ path }) => path);
  const present = new Set(other.map(({ path }) => path));
  return [...changed, ...[...hashes.keys()].filter((path) => !present.has(path))].toSorted();
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: HASH_BYTES }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16));
