import { idsOf } from '../statements/membership.ts';
import { type Contacts, trusted } from './contacts.ts';
import { createEpoch, type NewEpoch } from './create-epoch.ts';
import { ConversationRefused } from './errors.ts';
import type { KnownEpoch, Self } from './self.ts';

/** Who shall be in it. */
export interface People {
  members: readonly string[];
  /** None where two talk. */
  admins: readonly string[];
}

/** The next epoch: of the same people where none are named. Throws `ConversationRefused` where one of them changed. */
export async function renewEpoch(input: {
  self: Self;
  conversationId: string;
  epochs: readonly KnownEpoch[];
  contacts: Contacts;
  people?: People | undefined;
  now: Date;
}): Promise<NewEpoch> {
  const { self, conversationId, contacts, now } = input;
  const previous = input.epochs.at(-1)?.record ?? null;
  const people = input.people ?? (previous && { members: idsOf(previous), admins: previous.admins });
  if (!people) throw new ConversationRefused('noKey');
  const members = trusted(contacts, people.members);
  return createEpoch({ self, conversationId, previous, members, admins: people.admins, now });
}
