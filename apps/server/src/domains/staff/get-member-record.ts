import type { MemberRecord } from '@subrosa/contract/staff/members';
import { maySanction, sanctionKinds } from '@subrosa/rules/moderation/sanctions';
import { may, type Staff } from '@subrosa/rules/moderation/staff';
import { plans } from '@subrosa/rules/subscriptions/plans';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMemberAccess, displayNamesOf } from '../moderation/index.ts';
import { listRecordEvents } from './queries/events.ts';
import { findMember, findPlanOf, listSanctions } from './queries/members.ts';

type Dependencies = Pick<Platform, 'clock' | 'config'>;

/** Returns the member whose page is open to the staff member, who cannot open their own. */
export async function openMember(db: Db | Tx, { clock }: Pick<Platform, 'clock'>, staff: Staff, pseudonym: string) {
  const access = await findMemberAccess(db, { staffId: staff.id, pseudonym, now: clock.now() });
  if (!access || access.memberId === staff.id) throw new ApiError('resource.notFound');
  return access;
}

/** Returns what staff may know about a member: by pseudonym, without locations, contents or the time of their last visit. */
export async function getMemberRecord(db: Db | Tx, platform: Dependencies, staff: Staff, pseudonym: string): Promise<MemberRecord> {
  const { memberId, until } = await openMember(db, platform, staff, pseudonym);
  const member = await findMember(db, memberId);
  const shown = (await displayNamesOf(db, platform, staff.id, [memberId])).get(memberId);
  if (!member || !shown) throw new ApiError('resource.notFound');
  const planId = await findPlanOf(db, memberId, platform.clock.now().toISOString().slice(0, 10));
  const events = await listRecordEvents(db, staff, memberId);
  return {
    pseudonym,
    username: shown.revealed ? shown.name : null,
    openUntil: until.toISOString(),
    accountType: member.accountType,
    state: member.state,
    joinedOn: member.joinedOn,
    plan: plans.find(({ id }) => id === planId)?.slug ?? 'regular',
    verified: member.verified,
    phoneVerified: member.phoneVerified,
    sanctions: await listSanctions(db, memberId),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    can: {
      reveal: !shown.revealed && may(staff.role, 'reveal_member'),
      sanction: sanctionKinds.filter((kind) => maySanction(staff.role, kind)),
      lift: may(staff.role, 'lift_sanction'),
      revokeLifetime: planId === 2 && may(staff.role, 'revoke_lifetime'),
    },
  };
}
