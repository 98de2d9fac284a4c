import type { ConnectionView } from '@subrosa/contract/connections/schemas';
import { relationOf } from '@subrosa/rules/connections/relation';
import { allAudiences } from '@subrosa/rules/profiles/chosen-audiences';
import { mayBrowse, visiblePartsOf, type VisibleParts } from '@subrosa/rules/profiles/visibility';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findVisibleMember, type VisibleMember } from './queries/visible-member.ts';

/** Returns a member who exists for the caller. Throws the same 404 for every reason. */
export async function getVisibleMember(db: Db | Tx, caller: Caller, otherId: string): Promise<VisibleMember> {
  const member = await findVisibleMember(db, caller.memberId, otherId);
  if (!member || !(otherId === caller.memberId || mayBrowse(caller))) throw new ApiError('resource.notFound');
  return member;
}

/** Excludes the caller, who can neither connect with nor endorse themselves. */
export async function getOtherVisibleMember(db: Db | Tx, caller: Caller, otherId: string): Promise<VisibleMember> {
  if (otherId === caller.memberId) throw new ApiError('resource.notFound');
  return getVisibleMember(db, caller, otherId);
}

// The query returns no row if there is a block.
const relation = (caller: Caller, { id, state }: VisibleMember) =>
  relationOf({ viewerId: caller.memberId, otherId: id, state, blocked: false });

export function viewConnectionTo(caller: Caller, member: VisibleMember): ConnectionView {
  const { id, changed_at: changedAt, note } = member;
  return { memberId: id, state: relation(caller, member).state, since: changedAt?.toISOString().slice(0, 10) ?? null, note };
}

/** The parts of the member's profile that the caller sees. */
export function visiblePartsFor(caller: Caller, member: VisibleMember): VisibleParts {
  const { member_state: state, private_account, audiences } = member;
  return visiblePartsOf(
    { state, private: private_account, audiences: allAudiences(audiences ?? {}), medicalAudience: 'you' },
    { relation: relation(caller, member), premium: caller.premium, links: false, paymentViewer: false },
  );
}
