import type { MessageEnvelope } from '../signed/message.ts';
import { idsOf } from '../signed/membership.ts';
import type { MessagePayload } from '../signed/payload.ts';
import { type Contacts, trusted } from './contacts.ts';
import { ConversationError } from './errors.ts';
import { isRenewalDue } from './renewal.ts';
import { encryptMessage } from './encrypt-message.ts';
import type { KnownEpoch, Self } from './self.ts';

interface Writing {
  self: Self;
  epochs: readonly KnownEpoch[];
  contacts: Contacts;
  now: Date;
}

/** A message, once it is sure that exactly the people whom one accepted can read it. Throws `ConversationRefused`. */
export async function writeMessage(input: Writing & { id: string; payload: MessagePayload; longest: number }): Promise<MessageEnvelope> {
  const { self, id, payload, longest } = input;
  return encryptMessage({ self, epoch: await epochToWriteIn(input), id, payload, longest });
}

/** The newest epoch, if it may be written in now. */
export async function epochToWriteIn({ epochs, contacts, now }: Writing): Promise<KnownEpoch> {
  const epoch = epochs.at(-1);
  if (!epoch) throw new ConversationError('renewalDue');
  // Somebody whose account is gone has no log any more. What is written goes to who has the key, and they were accepted then.
  const members = trusted(
    contacts,
    idsOf(epoch.record).filter((memberId) => contacts.judged.has(memberId)),
  );
  if (await isRenewalDue(epoch.record, members, now)) throw new ConversationError('renewalDue');
  return epoch;
}
