import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as sha2 } from '@noble/hashes/sha2.js';
import { type Bytes, textToBytes } from '@subrosa/crypto/primitives/bytes';
import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';
import { type Hash, sha256 } from '../hashes.ts';

/** Everybody derives the label of a member's keys, so there is one for each member. */
export function keysLabel(memberId: string): Hash {
  return sha256(encodeFields('transparency label', 'keys', memberId));
}

/** Only the member derives the label of their settings. */
export function settingsLabel(labelSecret: Bytes): Hash {
  return hmac(sha2, labelSecret, textToBytes('settings'));
}
