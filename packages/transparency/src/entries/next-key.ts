import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';
import type { Signer } from '../checkpoint/ed25519.ts';
import type { NextKey } from './entry.ts';

/** What the present key signs: the entry is valid at one index of one log only. */
export function nextKeyInput(log: { origin: string; index: number }, publicKey: Bytes): Bytes {
  return encodeFields('transparency next key', log.origin, log.index, publicKey);
}

export async function createNextKey(log: { origin: string; index: number }, publicKey: Bytes, present: Signer): Promise<NextKey> {
  return { kind: 'key', publicKey, signature: await present.sign(nextKeyInput(log, publicKey)) };
}
