import type { moderationRoutes } from '@subrosa/contract/moderation';
import { decidingRoles } from '@subrosa/rules/moderation/staff';
import { DAY, everyone, members, MINUTE, ownersOnly, perMember, perNetwork, staffWith, type Policy } from '../../platform/http/policy.ts';

/**
 * The relation matrix requests a case that does not exist, so staff get 404 as everyone else. Other roles get 404 for
 * every case.
 */
const oneCase = { who: ownersOnly };

export const policy: Policy<typeof moderationRoutes> = {
  listCases: { who: staffWith(decidingRoles) },
  getCase: oneCase,
  claimCase: oneCase,
  releaseCase: oneCase,
  decideCase: oneCase,
  revealMember: { who: ownersOnly, limit: perMember(60, DAY) },
  listStatementsOfReasons: { who: members },
  getStatementOfReasons: { who: ownersOnly },
  fileAppeal: { who: ownersOnly, limit: perMember(20, DAY) },
  getSuspension: { who: everyone, limit: perNetwork(30, 5 * MINUTE), proof: 'own' },
  getAppeal: oneCase,
};
