import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import { randomBytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { type HpkeBinding, openWith, sealTo } from '../primitives/hpke.ts';
import { importPublicKey } from '../primitives/key-pairs.ts';
import { commitTo, FRANKING_KEY_LENGTH, matchesCommitment } from '../signed/franking.ts';
import { decodeInvitation, encodeInvitation } from '../signed/payload.ts';
import type { TrustedMember } from './create-epoch.ts';
import { type Proof, proofOf } from './decrypt-message.ts';
import { pack, unpack } from './padding.ts';
import type { Self } from './self.ts';

/** A group's name for one account, with the inviter's commitment to it. */
export interface EncryptedInvitation {
  id: string;
  commitment: string;
  encryptedName: string;
  accountKeyVersion: number;
}

/** The invitation as received. */
export type ReceivedInvitation = EncryptedInvitation & { conversationId: string; inviterId: string };

export async function encryptInvitation(input: {
  self: Self;
  conversationId: string;
  invited: TrustedMember;
  name: string;
}): Promise<EncryptedInvitation> {
  const { self, conversationId, invited, name } = input;
  const { accountKey, accountKeyVersion } = invited.record;
  const [id, payload, frankingKey] = [crypto.randomUUID(), encodeInvitation(name), randomBytes(FRANKING_KEY_LENGTH)];
  const commitment = toBase64url(await commitTo(payload, frankingKey, { conversationId, id, senderId: self.memberId }));
  const binding = bindingOf({ conversationId, id, inviterId: self.memberId, commitment, accountKeyVersion }, invited.memberId);
  const ciphertext = await sealTo(await importPublicKey('receiving', accountKey), pack(payload, frankingKey), binding);
  return { id, commitment, encryptedName: toBase64url(ciphertext), accountKeyVersion };
}

/** Returns the name and its proof; null if it was encrypted to an account key that no longer exists, or could not be reported. */
export async function decryptInvitation(invitation: ReceivedInvitation, self: Self): Promise<{ name: string; proof: Proof } | null> {
  const pair = self.accountKeys.get(invitation.accountKeyVersion);
  if (!pair) return null;
  try {
    const inner = unpack(await openWith(pair, fromBase64url(invitation.encryptedName), bindingOf(invitation, self.memberId)));
    const proof = proofOf(inner);
    const isOpened = await matchesCommitment({ ...invitation, senderId: invitation.inviterId }, proof);
    return isOpened ? { name: decodeInvitation(inner.payload).name, proof } : null;
  } catch {
    return null;
  }
}

function bindingOf(invitation: Omit<ReceivedInvitation, 'encryptedName'>, memberId: string): HpkeBinding {
  const { conversationId, id, inviterId, accountKeyVersion, commitment } = invitation;
  const info = encodeFields('invitation', conversationId, id, inviterId, memberId, accountKeyVersion, fromBase64url(commitment));
  return { info, context: new Uint8Array(0) };
}
