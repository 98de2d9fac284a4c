import { toBase64url } from '../primitives/base64url.ts';
import { joinBytes, type Bytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { sha256 } from '../primitives/hashes.ts';
import type { PublicRecord } from './public-record.ts';

/**
 * The heads of a member's chain of records, one for each: h(0) = H(record 0), h(n) = H(h(n-1) ‖ record n). The last one fixes the
 * complete list, also of records that no identity vouches for.
 */
export async function recordChain(records: readonly PublicRecord[]): Promise<Bytes[]> {
  const heads: Bytes[] = [];
  for (const record of records) heads.push(await sha256(joinBytes(heads.at(-1) ?? new Uint8Array(), encodeRecord(record))));
  return heads;
}

/** The heads as text, as records and pins contain them. */
export async function chainHeads(records: readonly PublicRecord[]): Promise<string[]> {
  return (await recordChain(records)).map(toBase64url);
}

/** Keys and signatures in the text in which they are exchanged: it has one spelling. The signature covers the head before. */
function encodeRecord({ sequence, identityKey, accountKey, accountKeyVersion, signature, continuity }: PublicRecord): Bytes {
  const fields = [sequence, identityKey, accountKeyVersion, accountKey, signature];
  return encodeFields('key record', ...fields, ...(continuity === null ? [] : [continuity]));
}
