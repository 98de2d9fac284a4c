import type { MessageEnvelope } from '../statements/message.ts';
import { decodeGroup, encodeGroup, type GroupProfile } from '../statements/payload.ts';
import type { Contacts } from './contacts.ts';
import { openPayload, type SignedMessage } from './open-message.ts';
import { sealPayload } from './seal-message.ts';
import type { Directory, KnownEpoch, Self } from './self.ts';
import { epochToWriteIn } from './write-message.ts';

/** Another name or picture under the newest epoch. */
export async function writeProfile(input: {
  self: Self;
  epochs: readonly KnownEpoch[];
  contacts: Contacts;
  id: string;
  group: GroupProfile;
  now: Date;
}): Promise<MessageEnvelope> {
  return sealPayload({ self: input.self, epoch: await epochToWriteIn(input), id: input.id, payload: encodeGroup(input.group) });
}

/** Null where it is not believed. */
export async function openProfile(epoch: KnownEpoch | undefined, state: SignedMessage, directory: Directory): Promise<GroupProfile | null> {
  const inner = await openPayload(epoch, state, directory);
  if (typeof inner === 'string') return null;
  try {
    return decodeGroup(inner.payload);
  } catch {
    return null;
  }
}
