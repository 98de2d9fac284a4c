import type { MessageEnvelope } from '../signed/message.ts';
import { encodeCarriedGroup, encodeGroup, type GroupProfile } from '../signed/payload.ts';
import { idsOf } from '../signed/membership.ts';
import { type Contacts, trusted } from './contacts.ts';
import { makeEpoch, type NewEpoch } from './create-epoch.ts';
import { ConversationError } from './errors.ts';
import type { Proof } from './open-message.ts';
import { encryptPayload } from './encrypt-message.ts';
import type { KnownEpoch, Self } from './self.ts';

/** Who shall be in it. */
export interface People {
  members: readonly string[];
  /** None where two talk. */
  admins: readonly string[];
}

/** Name and picture for the new key: as their author made them before, or the first ones of a group, by who begins it. */
export type GroupToEncrypt = { carried: Proof } | { first: GroupProfile };

/** Of a group also its name and picture, under the new key: who joins could not open what was sealed before. */
export type RenewedEpoch = NewEpoch & { state?: MessageEnvelope & { carried: boolean } };

/** The next epoch: of the same people where none are named. Throws `ConversationRefused` where one of them changed. */
export async function renewEpoch(input: {
  self: Self;
  conversationId: string;
  epochs: readonly KnownEpoch[];
  contacts: Contacts;
  people?: People | undefined;
  group?: GroupToEncrypt | undefined;
  now: Date;
}): Promise<RenewedEpoch> {
  const { self, conversationId, contacts, group, now } = input;
  const previous = input.epochs.at(-1)?.record ?? null;
  const people = input.people ?? (previous && { members: idsOf(previous), admins: previous.admins });
  if (!people) throw new ConversationError('noKey');
  const members = trusted(contacts, people.members);
  const { record, wraps, key } = await makeEpoch({ self, conversationId, previous, members, admins: people.admins, now });
  if (!group) return { record, wraps };
  const carried = 'carried' in group;
  const payload = carried ? encodeCarriedGroup(group.carried) : encodeGroup(group.first);
  const state = await encryptPayload({ self, epoch: { record, key }, id: crypto.randomUUID(), payload });
  return { record, wraps, state: { ...state, carried } };
}
