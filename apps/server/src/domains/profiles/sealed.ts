import { seal, unseal } from '../../platform/seal.ts';

/** What only its owner, and whom they let, may read: encrypted at rest, and of no use in anybody else's row. */
type Purpose = 'medical' | 'payment';

export function sealText(secret: string, purpose: Purpose, memberId: string, text: string): Buffer {
  return seal(secret, purpose, memberId, Buffer.from(text));
}

export function unsealText(secret: string, purpose: Purpose, memberId: string, sealed: Buffer): string {
  return unseal(secret, purpose, memberId, sealed).toString();
}
