import { fromBase64url } from '../primitives/base64url.ts';
import { opensCommitment } from '../signed/franking.ts';
import type { MessageEnvelope } from '../signed/message.ts';
import { decodeCarriedGroup, decodeGroup, encodeGroup, type GroupProfile } from '../signed/payload.ts';
import type { Contacts } from './contacts.ts';
import { openPayload, type Proof, proofOf, type SignedMessage } from './open-message.ts';
import { encryptPayload } from './encrypt-message.ts';
import type { Directory, KnownEpoch, Self } from './self.ts';
import { epochToWriteIn } from './write-message.ts';

/** A group's name and picture: under the newest key, and what the server stamped when their author sent them. */
export type GroupState = SignedMessage & { stamped: { id: string; senderId: string; commitment: string } };

/** What is shown, and what a report of it shows. */
export type OpenedGroup = GroupProfile & { proof: Proof };

/** Another name or picture under the newest epoch. */
export async function writeProfile(input: {
  self: Self;
  epochs: readonly KnownEpoch[];
  contacts: Contacts;
  id: string;
  group: GroupProfile;
  now: Date;
}): Promise<MessageEnvelope> {
  return encryptPayload({ self: input.self, epoch: await epochToWriteIn(input), id: input.id, payload: encodeGroup(input.group) });
}

/** Null where it is not believed, or could not be reported. */
export async function openProfile(epoch: KnownEpoch | undefined, state: GroupState, directory: Directory): Promise<OpenedGroup | null> {
  const inner = await openPayload(epoch, state, directory);
  if (typeof inner === 'string' || !epoch) return null;
  try {
    const proof = decodeCarriedGroup(inner.payload) ?? proofOf(inner);
    const header = { ...state.stamped, conversationId: epoch.record.conversationId };
    // What is shown is what its author committed to, whoever sealed it under this key.
    return (await opensCommitment(header, proof)) ? { ...decodeGroup(fromBase64url(proof.payload)), proof } : null;
  } catch {
    return null;
  }
}
