import type { MessageEnvelope } from '../signed/message.ts';
import { decodeReaction, encodeReaction } from '../signed/payload.ts';
import type { Contacts } from './contacts.ts';
import { type DroppedBecause, openPayload, type Proof, proofOf, type SignedMessage } from './open-message.ts';
import { encryptPayload } from './encrypt-message.ts';
import type { Directory, KnownEpoch, Self } from './self.ts';
import { epochToWriteIn } from './write-message.ts';

export async function writeReaction(input: {
  self: Self;
  epochs: readonly KnownEpoch[];
  contacts: Contacts;
  id: string;
  about: string;
  emoji: string;
  now: Date;
}): Promise<MessageEnvelope> {
  const { self, id, about, emoji } = input;
  return encryptPayload({ self, epoch: await epochToWriteIn(input), id, payload: encodeReaction({ kind: 'reaction', about, emoji }) });
}

export type OpenedReaction = { kind: 'opened'; emoji: string; proof: Proof } | { kind: 'dropped'; because: DroppedBecause };

/** What stands under a message; dropped where it is not believed, could not be reported, or was made under another message. */
export async function openReaction(
  epoch: KnownEpoch | undefined,
  reaction: SignedMessage & { about: string },
  directory: Directory,
): Promise<OpenedReaction> {
  const inner = await openPayload(epoch, reaction, directory);
  if (typeof inner === 'string') return { kind: 'dropped', because: inner };
  try {
    const { about, emoji } = decodeReaction(inner.payload);
    if (about === reaction.about) return { kind: 'opened', emoji, proof: proofOf(inner) };
  } catch {
    // Dropped below.
  }
  return { kind: 'dropped', because: 'payload' };
}
