import type { connectionsRoutes } from '@subrosa/contract/connections';
import { DAY, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** The database counts how many members one may request; this limits repeated requests to the same member. */
const requestLimit = perMember(100, DAY);
const changing = perMember(600, DAY);
const readLimit = perMember(3000, DAY);
/** All members may report, but none may flood staff. */
const reporting = perMember(30, DAY);

// The policy matrix uses ids that do not exist; missing.test.ts covers who sees whom.
const ownerRead = { who: ownersOnly, limit: readLimit };
const change = { who: ownersOnly, limit: changing };
const list = { who: members, limit: readLimit };

export const policy: Policy<typeof connectionsRoutes> = {
  getConnection: ownerRead,
  requestConnection: { who: ownersOnly, limit: requestLimit },
  changeConnection: change,
  changeConnectionAlias: change,
  checkConnection: ownerRead,
  countConnections: ownerRead,
  listConnectionsOf: ownerRead,
  listConnectedIds: ownerRead,
  listPending: list,
  confirmConnection: change,
  listConnections: list,
  searchConnections: list,
  listConnected: list,
  // The responses are the same for every member: these routes also protect from members whom the caller cannot see any more.
  blockMember: { who: members, limit: changing },
  listBlocked: list,
  unblockMember: { who: members, limit: changing },
  reportMember: { who: members, limit: reporting },
  // For the staff member who has claimed the case; reports.test.ts covers it.
  getMemberReports: { who: ownersOnly },
  listEndorsements: ownerRead,
  endorseMember: change,
  approveEndorsement: change,
  withdrawEndorsement: change,
};
