import type { MessageEnvelope } from '../statements/message.ts';
import { decodeReaction, encodeReaction } from '../statements/payload.ts';
import type { Contacts } from './contacts.ts';
import { openPayload, type SignedMessage } from './open-message.ts';
import { sealPayload } from './seal-message.ts';
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
  return sealPayload({ self, epoch: await epochToWriteIn(input), id, payload: encodeReaction({ kind: 'reaction', about, emoji }) });
}

/** The sign; null where it is not believed, or was made under another message. */
export async function openReaction(
  epoch: KnownEpoch | undefined,
  reaction: SignedMessage & { about: string },
  directory: Directory,
): Promise<string | null> {
  const inner = await openPayload(epoch, reaction, directory);
  if (typeof inner === 'string') return null;
  try {
    const { about, emoji } = decodeReaction(inner.payload);
    return about === reaction.about ? emoji : null;
  } catch {
    return null;
  }
}
