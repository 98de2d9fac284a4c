import type { connectionsRoutes } from '@subrosa/contract/connections';
import { memberOf } from '../../../platform/http/caller.ts';
import { respond, type Handlers } from '../../../platform/http/endpoint.ts';
import { blockMember, unblockMember } from '../commands/block-member.ts';
import { reportMember } from '../commands/report-member.ts';
import { listBlockedMembers } from '../list-blocked.ts';
import { listMemberReports } from '../list-member-reports.ts';

type Calls = Pick<typeof connectionsRoutes, 'blockMember' | 'unblockMember' | 'listBlocked' | 'reportMember' | 'getMemberReports'>;

export const blockHandlers: Handlers<Calls> = {
  blockMember: async ({ tx, caller, body }, { clock }) => {
    await blockMember(tx, { memberId: memberOf(caller).memberId, otherId: body.memberId }, clock);
    return {};
  },

  unblockMember: async ({ tx, caller, body }, { clock }) => {
    await unblockMember(tx, { memberId: memberOf(caller).memberId, otherId: body.memberId }, clock);
    return {};
  },

  listBlocked: ({ db, caller, query }, platform) => listBlockedMembers(db, { caller: memberOf(caller), query }, platform),

  reportMember: async ({ tx, caller, body }, platform) => {
    await reportMember(tx, { reporterId: memberOf(caller).memberId, ...body }, platform);
    return respond({}, { notice: 'connections.reported' });
  },

  getMemberReports: ({ db, caller, params }, platform) =>
    listMemberReports(db, { id: params.id, staffId: memberOf(caller).memberId }, platform),
};
