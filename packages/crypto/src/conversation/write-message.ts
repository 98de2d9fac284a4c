import type { MessageEnvelope } from '../signed/message.ts';
import { idsOf } from '../signed/membership.ts';
import type { MessagePayload } from '../signed/payload.ts';
import { type Contacts, requireKnownWithoutLog, requireTrusted } from './contacts.ts';
import { requireVouched } from './epoch-signer.ts';
import { ConversationError } from './errors.ts';
import { isRenewalDue } from './renewal.ts';
import { encryptMessage } from './encrypt-message.ts';
import type { VerifiedEpoch, Self } from './self.ts';

interface SenderContext {
  self: Self;
  epochs: readonly VerifiedEpoch[];
  contacts: Contacts;
  now: Date;
}

/** Encrypts a message after checking that exactly the accepted members can read it. Throws `ConversationError`. */
export async function writeMessage(
  input: SenderContext & { id: string; payload: MessagePayload; longest: number },
): Promise<MessageEnvelope> {
  const { self, id, payload, longest } = input;
  return encryptMessage({ self, epoch: await currentEpoch(input), id, payload, longest });
}

/** The newest epoch, if it may be used for writing now. */
export async function currentEpoch({ self, epochs, contacts, now }: SenderContext): Promise<VerifiedEpoch> {
  const epoch = epochs.at(-1);
  if (!epoch) throw new ConversationError('renewalDue');
  const members = requireTrusted(
    contacts,
    idsOf(epoch.record).filter((memberId) => contacts.assessments.has(memberId)),
  );
  await requireKnownWithoutLog(contacts, epoch.record);
  await requireVouched(epochs, self, contacts);
  if (await isRenewalDue(epoch.record, members, now)) throw new ConversationError('renewalDue');
  return epoch;
}
