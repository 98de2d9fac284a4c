import { type Bytes, joinBytes } from '@subrosa/crypto/primitives/bytes';
import { accepted, rejected, type Result } from '../result.ts';
import { LONGEST_ENTRY } from './entry.ts';

/** The entries of one bundle of C2SP tlog-tiles; only the last bundle of a log has fewer. */
export const BUNDLE_ENTRIES = 256;

const LENGTH_BYTES = 2;

export function encodeBundle(entries: readonly Uint8Array[]): Bytes {
  return joinBytes(...entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]));
}

/** The bytes of each entry. An entry that is too long makes the bundle invalid, so a response is bounded before it is read. */
export function parseBundle(bytes: Uint8Array): Result<Bytes[], 'bundleMalformed'> {
  const entries: Bytes[] = [];
  for (let offset = 0; offset < bytes.length;) {
    const [high, low] = bytes.slice(offset, offset + LENGTH_BYTES);
    if (high === undefined || low === undefined || entries.length === BUNDLE_ENTRIES) return rejected('bundleMalformed');
    const start = offset + LENGTH_BYTES;
    offset = start + high * 256 + low;
    if (offset > bytes.length || offset - start > LONGEST_ENTRY) return rejected('bundleMalformed');
    entries.push(bytes.slice(start, offset));
  }
  return accepted(entries);
}
