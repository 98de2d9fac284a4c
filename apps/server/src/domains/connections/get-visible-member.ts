import type { ConnectionView } from '@subrosa/contract/connections/schemas';
import { relationOf } from '@subrosa/rules/connections/relation';
import { allAudiences } from '@subrosa/rules/profiles/chosen-audiences';
import { mayBrowse, visiblePartsOf, type VisibleParts } from '@subrosa/rules/profiles/visibility';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findVisibleMember, type VisibleMember } from './queries/visible-member.ts';

/** A member as they exist for the caller; missing alike, whatever the reason. */
export async function getVisibleMember(db: Db | Tx, caller: Caller, otherId: string): Promise<VisibleMember> {
  const meeting = await findVisibleMember(db, caller.memberId, otherId);
  if (!meeting || !(otherId === caller.memberId || mayBrowse(caller))) throw new ApiError('resource.notFound');
  return meeting;
}

/** Somebody else: nobody is connected with, or writes about, themselves. */
export async function getOtherVisibleMember(db: Db | Tx, caller: Caller, otherId: string): Promise<VisibleMember> {
  if (otherId === caller.memberId) throw new ApiError('resource.notFound');
  return getVisibleMember(db, caller, otherId);
}

// A block leaves no meeting to look at.
const relation = (caller: Caller, { id, state }: VisibleMember) =>
  relationOf({ viewerId: caller.memberId, otherId: id, state, blocked: false });

export function viewConnectionTo(caller: Caller, meeting: VisibleMember): ConnectionView {
  const { id, since, note } = meeting;
  return { memberId: id, state: relation(caller, meeting).state, since: since?.toISOString().slice(0, 10) ?? null, note };
}

/** How much of the member's profile the caller sees. */
export function visiblePartsFor(caller: Caller, meeting: VisibleMember): VisibleParts {
  const { member_state: state, private_account, audiences } = meeting;
  return visiblePartsOf(
    { state, private: private_account, audiences: allAudiences(audiences ?? {}), medicalAudience: 'you' },
    { relation: relation(caller, meeting), premium: caller.premium, links: false, paymentReader: false },
  );
}
