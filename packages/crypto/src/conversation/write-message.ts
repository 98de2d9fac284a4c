import type { MessageEnvelope } from '../statements/message.ts';
import { idsOf } from '../statements/membership.ts';
import type { MessagePayload } from '../statements/payload.ts';
import { type Contacts, trusted } from './contacts.ts';
import { ConversationRefused } from './errors.ts';
import { isRenewalDue } from './renewal.ts';
import { sealMessage } from './seal-message.ts';
import type { KnownEpoch, Self } from './self.ts';

/** A message, once it is sure that exactly the people whom one accepted can read it. Throws `ConversationRefused`. */
export async function writeMessage(input: {
  self: Self;
  epochs: readonly KnownEpoch[];
  contacts: Contacts;
  id: string;
  payload: MessagePayload;
  longest: number;
  now: Date;
}): Promise<MessageEnvelope> {
  const { self, contacts, id, payload, longest } = input;
  const epoch = input.epochs.at(-1);
  if (!epoch) throw new ConversationRefused('renewalDue');
  const members = trusted(contacts, idsOf(epoch.record));
  if (await isRenewalDue(epoch.record, members, input.now)) throw new ConversationRefused('renewalDue');
  return sealMessage({ self, epoch, id, payload, longest });
}
