import type { inboxRoutes } from '@subrosa/contract/staff/inbox';
import type { memberRoutes } from '@subrosa/contract/staff/members';
import { maySanction, sanctionProblem } from '@subrosa/rules/moderation/sanctions';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { decideAtOnce, pardonMember, staffWho } from '../../moderation/index.ts';
import { revokeLifetime } from '../commands/revoke-lifetime.ts';
import { searchMember } from '../commands/search-member.ts';
import { openMember, readMemberFile } from '../read-member-file.ts';
import { readInbox } from '../read-inbox.ts';

export const memberHandlers: Handlers<typeof memberRoutes & typeof inboxRoutes> = {
  searchMember: ({ tx, body, caller }, platform) => searchMember(tx, platform, staffWho(caller, 'find_members'), body),

  readMemberFile: ({ db, params, caller }, platform) => readMemberFile(db, platform, staffWho(caller, 'find_members'), params.id),

  giveSanction: async ({ tx, params, body, caller }, platform) => {
    const staff = staffWho(caller, 'find_members');
    const { memberId } = await openMember(tx, platform, staff, params.id);
    const { kind, days, reason, note } = body;
    if (!maySanction(staff.role, kind)) throw new ApiError('page.missing');
    const wrong = sanctionProblem({ kind, days }, { role: staff.role, against: true, hasMember: true });
    if (wrong) throw new ApiError('request.invalid', { fields: { days: wrong } });
    await decideAtOnce(tx, platform, staff, { kind: 'own_initiative', memberId, reason, note, sanction: { kind, days } });
    return readMemberFile(tx, platform, staff, params.id);
  },

  pardonMember: async ({ tx, params, body, caller }, platform) => {
    const staff = staffWho(caller, 'lift_sanction');
    const { memberId } = await openMember(tx, platform, staff, params.id);
    await pardonMember(tx, platform, staff, { memberId, sanctionId: params.sanctionId, reason: body.reason });
    return readMemberFile(tx, platform, staff, params.id);
  },

  revokeLifetime: async ({ tx, params, body, caller }, platform) => {
    const staff = staffWho(caller, 'revoke_lifetime');
    const { memberId } = await openMember(tx, platform, staff, params.id);
    await revokeLifetime(tx, platform, staff, { memberId, note: body.note });
    return readMemberFile(tx, platform, staff, params.id);
  },

  readInbox: ({ db, caller }, { clock }) => {
    const found = memberOf(caller);
    const { memberId, staffRole, roleCounts } = found;
    if (staffRole === null) throw new ApiError('page.missing');
    return readInbox(db, clock, { id: memberId, role: staffRole, counts: roleCounts }, found);
  },
};
