import type { connectionsRoutes } from '@subrosa/contract/connections';
import { DAY, members, ownersOnly, perMember, type Policy } from '../../platform/http/policy.ts';

/** How many members one may ask is counted in the database; this is for who would ask the same one over and over. */
const requestLimit = perMember(100, DAY);
const changing = perMember(600, DAY);
const readLimit = perMember(3000, DAY);
/** Everybody may report, and nobody bury staff. */
const reporting = perMember(30, DAY);

// The matrix asks for people who do not exist; who sees whom is tried in missing.test.ts.
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
  // The same answer whoever it is about: they protect also from somebody whom one does not see any more.
  blockMember: { who: members, limit: changing },
  listBlocked: list,
  unblockMember: { who: members, limit: changing },
  reportMember: { who: members, limit: reporting },
  // For who has taken the case: tried in reports.test.ts.
  getMemberReports: { who: ownersOnly },
  listEndorsements: ownerRead,
  endorseMember: change,
  approveEndorsement: change,
  withdrawEndorsement: change,
};
