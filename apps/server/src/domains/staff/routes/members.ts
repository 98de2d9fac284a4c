import type { inboxRoutes } from '@subrosa/contract/staff/inbox';
import type { memberRoutes } from '@subrosa/contract/staff/members';
import { maySanction, sanctionProblem } from '@subrosa/rules/moderation/sanctions';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { decideImmediately, liftSanctionEarly, requirePermission } from '../../moderation/index.ts';
import { revokeLifetime } from '../commands/revoke-lifetime.ts';
import { searchMember } from '../commands/search-member.ts';
import { openMember, getMemberRecord } from '../get-member-record.ts';
import { getInbox } from '../get-inbox.ts';

export const memberHandlers: Handlers<typeof memberRoutes & typeof inboxRoutes> = {
  searchMember: ({ tx, body, caller }, platform) => searchMember(tx, platform, requirePermission(caller, 'search_members'), body),

  getMemberRecord: ({ db, params, caller }, platform) =>
    getMemberRecord(db, platform, requirePermission(caller, 'search_members'), params.id),

  imposeSanction: async ({ tx, params, body, caller }, platform) => {
    const staff = requirePermission(caller, 'search_members');
    const { memberId } = await openMember(tx, platform, staff, params.id);
    const { kind, days, reason, note } = body;
    if (!maySanction(staff.role, kind)) throw new ApiError('resource.notFound');
    const wrong = sanctionProblem({ kind, days }, { role: staff.role, against: true, hasMember: true });
    if (wrong) throw new ApiError('request.invalid', { fields: { days: wrong } });
    await decideImmediately(tx, platform, staff, { kind: 'own_initiative', memberId, reason, note, sanction: { kind, days } });
    return getMemberRecord(tx, platform, staff, params.id);
  },

  liftSanctionEarly: async ({ tx, params, body, caller }, platform) => {
    const staff = requirePermission(caller, 'lift_sanction');
    const { memberId } = await openMember(tx, platform, staff, params.id);
    await liftSanctionEarly(tx, platform, staff, { memberId, sanctionId: params.sanctionId, reason: body.reason });
    return getMemberRecord(tx, platform, staff, params.id);
  },

  revokeLifetime: async ({ tx, params, body, caller }, platform) => {
    const staff = requirePermission(caller, 'revoke_lifetime');
    const { memberId } = await openMember(tx, platform, staff, params.id);
    await revokeLifetime(tx, platform, staff, { memberId, note: body.note });
    return getMemberRecord(tx, platform, staff, params.id);
  },

  getInbox: ({ db, caller }, { clock }) => {
    const found = memberOf(caller);
    const { memberId, staffRole, roleCounts } = found;
    if (staffRole === null) throw new ApiError('resource.notFound');
    return getInbox(db, clock, { id: memberId, role: staffRole, counts: roleCounts }, found);
  },
};
