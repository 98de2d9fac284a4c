import type { MessageEnvelope } from '../signed/message.ts';
import { decodeReaction, encodeReaction } from '../signed/payload.ts';
import type { Contacts } from './contacts.ts';
import { type DropReason, decryptPayload, type Proof, proofOf, type SignedMessage } from './decrypt-message.ts';
import { encryptPayload } from './encrypt-message.ts';
import type { Directory, VerifiedEpoch, Self } from './self.ts';
import { currentEpoch } from './write-message.ts';

export async function encryptReaction(input: {
  self: Self;
  epochs: readonly VerifiedEpoch[];
  contacts: Contacts;
  id: string;
  about: string;
  emoji: string;
  now: Date;
}): Promise<MessageEnvelope> {
  const { self, id, about, emoji } = input;
  return encryptPayload({ self, epoch: await currentEpoch(input), id, payload: encodeReaction({ kind: 'reaction', about, emoji }) });
}

export type DecryptedReaction = { kind: 'decrypted'; emoji: string; proof: Proof } | { kind: 'dropped'; reason: DropReason };

/** Decrypts a reaction; drops one that is not authentic, could not be reported, or belongs to another message. */
export async function decryptReaction(
  epoch: VerifiedEpoch | undefined,
  reaction: SignedMessage & { about: string },
  directory: Directory,
): Promise<DecryptedReaction> {
  const inner = await decryptPayload(epoch, reaction, directory);
  if (typeof inner === 'string') return { kind: 'dropped', reason: inner };
  try {
    const { about, emoji } = decodeReaction(inner.payload);
    if (about === reaction.about) return { kind: 'decrypted', emoji, proof: proofOf(inner) };
  } catch {
    // Dropped below.
  }
  return { kind: 'dropped', reason: 'payload' };
}
