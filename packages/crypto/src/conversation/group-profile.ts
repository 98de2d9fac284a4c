import { fromBase64url } from '../primitives/base64url.ts';
import { matchesCommitment } from '../signed/franking.ts';
import type { MessageEnvelope } from '../signed/message.ts';
import { decodeCarriedGroup, decodeGroup, encodeGroup, type GroupProfile } from '../signed/payload.ts';
import type { Contacts } from './contacts.ts';
import { decryptPayload, type Proof, proofOf, type SignedMessage } from './decrypt-message.ts';
import { encryptPayload } from './encrypt-message.ts';
import type { Directory, VerifiedEpoch, Self } from './self.ts';
import { currentEpoch } from './write-message.ts';

/** A group's name and picture: encrypted under the newest key, with what the server stamped when their author sent them. */
export type GroupState = SignedMessage & { stamped: { id: string; senderId: string; commitment: string } };

/** The displayed profile, and its proof for a report. */
export type DecryptedGroup = GroupProfile & { proof: Proof };

/** Encrypts another name or picture under the newest epoch. */
export async function encryptProfile(input: {
  self: Self;
  epochs: readonly VerifiedEpoch[];
  contacts: Contacts;
  id: string;
  group: GroupProfile;
  now: Date;
}): Promise<MessageEnvelope> {
  return encryptPayload({ self: input.self, epoch: await currentEpoch(input), id: input.id, payload: encodeGroup(input.group) });
}

/** Null if it is not authentic, or could not be reported. */
export async function decryptProfile(
  epoch: VerifiedEpoch | undefined,
  state: GroupState,
  directory: Directory,
): Promise<DecryptedGroup | null> {
  const inner = await decryptPayload(epoch, state, directory);
  if (typeof inner === 'string' || !epoch) return null;
  try {
    const proof = decodeCarriedGroup(inner.payload) ?? proofOf(inner);
    const header = { ...state.stamped, conversationId: epoch.record.conversationId };
    // Only content that its author committed to is returned, whichever member encrypted it under this key.
    return (await matchesCommitment(header, proof)) ? { ...decodeGroup(fromBase64url(proof.payload)), proof } : null;
  } catch {
    return null;
  }
}
