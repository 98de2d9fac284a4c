import type { MessageEnvelope } from '../signed/message.ts';
import { encodeCarriedGroup, encodeGroup, type GroupProfile } from '../signed/payload.ts';
import { idsOf } from '../signed/membership.ts';
import { type Contacts, requireTrusted } from './contacts.ts';
import { createEpoch, type NewEpoch } from './create-epoch.ts';
import { requireVouched } from './epoch-signer.ts';
import { ConversationError } from './errors.ts';
import type { Proof } from './decrypt-message.ts';
import { encryptPayload } from './encrypt-message.ts';
import type { VerifiedEpoch, Self } from './self.ts';

/** The members of the next epoch. */
export interface GroupMembers {
  members: readonly string[];
  /** Empty in a direct conversation. */
  admins: readonly string[];
}

/** Name and picture for the new key: carried from their author, or the first ones by the creator of the group. */
export type GroupToEncrypt = { carried: Proof } | { first: GroupProfile };

/** For a group also name and picture under the new key, because a new member could not decrypt earlier ones. */
export type RenewedEpoch = NewEpoch & { state?: MessageEnvelope & { carried: boolean } };

/** Creates the next epoch, by default with the same members. Throws `ConversationError` if an identity changed. */
export async function renewEpoch(input: {
  self: Self;
  conversationId: string;
  epochs: readonly VerifiedEpoch[];
  contacts: Contacts;
  people?: GroupMembers | undefined;
  group?: GroupToEncrypt | undefined;
  now: Date;
}): Promise<RenewedEpoch> {
  const { self, conversationId, contacts, group, now } = input;
  const previous = input.epochs.at(-1)?.record ?? null;
  const people = input.people ?? (previous && { members: idsOf(previous), admins: previous.admins });
  if (!people) throw new ConversationError('noKey');
  const members = requireTrusted(contacts, people.members);
  await requireVouched(input.epochs, self, contacts);
  const { record, wraps, key } = await createEpoch({ self, conversationId, previous, members, admins: people.admins, now });
  if (!group) return { record, wraps };
  const carried = 'carried' in group;
  const payload = carried ? encodeCarriedGroup(group.carried) : encodeGroup(group.first);
  const state = await encryptPayload({ self, epoch: { record, key }, id: crypto.randomUUID(), payload });
  return { record, wraps, state: { ...state, carried } };
}
