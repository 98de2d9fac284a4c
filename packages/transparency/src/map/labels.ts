import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';
import { type Hash, sha256 } from '../hashes.ts';

/** Everybody derives the label of a member's keys, so there is one for each member. That of their settings follows from a secret of their bundle. */
export function keysLabel(memberId: string): Hash {
  return sha256(encodeFields('transparency label', 'keys', memberId));
}
