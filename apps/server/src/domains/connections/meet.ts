import type { ConnectionView } from '@subrosa/contract/connections/parts';
import { relationOf } from '@subrosa/rules/connections/relation';
import { allAudiences } from '@subrosa/rules/profiles/chosen-audiences';
import { mayBrowse, partsSeen, type SeenParts } from '@subrosa/rules/profiles/visibility';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findMeeting, type Meeting } from './queries/meeting.ts';

/** A member as they exist for the caller; missing alike, whatever the reason. */
export async function meet(db: Db | Tx, caller: Caller, otherId: string): Promise<Meeting> {
  const meeting = await findMeeting(db, caller.memberId, otherId);
  if (!meeting || !(otherId === caller.memberId || mayBrowse(caller))) throw new ApiError('page.missing');
  return meeting;
}

/** Somebody else: nobody is connected with, or writes about, themselves. */
export async function meetOther(db: Db | Tx, caller: Caller, otherId: string): Promise<Meeting> {
  if (otherId === caller.memberId) throw new ApiError('page.missing');
  return meet(db, caller, otherId);
}

// A block leaves no meeting to look at.
const relation = (caller: Caller, { id, state }: Meeting) => relationOf({ viewerId: caller.memberId, otherId: id, state, blocked: false });

export function viewMeeting(caller: Caller, meeting: Meeting): ConnectionView {
  const { id, since, note } = meeting;
  return { memberId: id, state: relation(caller, meeting).state, since: since?.toISOString().slice(0, 10) ?? null, note };
}

/** How much of the member's profile the caller sees. */
export function seenOf(caller: Caller, meeting: Meeting): SeenParts {
  const { member_state: state, private_account, audiences } = meeting;
  return partsSeen(
    { state, private: private_account, audiences: allAudiences(audiences ?? {}), medicalAudience: 'you' },
    { relation: relation(caller, meeting), premium: caller.premium, links: false, paymentReader: false },
  );
}
