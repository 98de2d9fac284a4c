import { moderationRoutes } from '@subrosa/contract/moderation';
import { memberOf } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { handleSuspendedMember } from './commands/handle-suspended-member.ts';
import { decideCase } from './commands/decide-case.ts';
import { fileAppeal } from './commands/file-appeal.ts';
import { releaseCase } from './commands/release-case.ts';
import { revealMember } from './commands/reveal-member.ts';
import { claimCase } from './commands/claim-case.ts';
import { policy } from './policy.ts';
import { listCases } from './list-cases.ts';
import { getAppeal } from './get-appeal.ts';
import { getCase } from './get-case.ts';
import { getStatementOfReasons, listOwnStatementsOfReasons } from './statements-of-reasons.ts';
import { moderatorOf, requirePermission } from './staff.ts';

export const routes = endpoints(moderationRoutes, policy, {
  listCases: async ({ db, query, caller }, platform) => listCases(db, platform, moderatorOf(caller), query),

  getCase: async ({ db, params, caller }, platform) => getCase(db, platform, moderatorOf(caller), params.id),

  claimCase: async ({ tx, params, caller }, platform) => {
    const staff = moderatorOf(caller);
    await claimCase(tx, platform.clock, { caseId: params.id, staff });
    return getCase(tx, platform, staff, params.id);
  },

  releaseCase: async ({ tx, params, caller }, platform) => {
    const staff = moderatorOf(caller);
    await releaseCase(tx, platform.clock, { caseId: params.id, staff });
    return getCase(tx, platform, staff, params.id);
  },

  decideCase: async ({ tx, params, body, caller }, platform) => {
    const staff = moderatorOf(caller);
    await decideCase(tx, platform, { caseId: params.id, staff }, body);
    return getCase(tx, platform, staff, params.id);
  },

  revealMember: async ({ tx, params, body, caller }, platform) => {
    const staff = requirePermission(caller, 'reveal_member');
    return revealMember(tx, platform, staff, { caseId: body.caseId ?? null, pseudonym: params.id, reason: body.reason });
  },

  listStatementsOfReasons: async ({ db, caller }, { clock }) => listOwnStatementsOfReasons(db, clock, memberOf(caller).memberId),

  getStatementOfReasons: async ({ db, params, caller }, { clock }) =>
    getStatementOfReasons(db, clock, { id: params.id, memberId: memberOf(caller).memberId }),

  fileAppeal: async ({ tx, params, body, caller }, { clock }) => {
    const { memberId } = memberOf(caller);
    await fileAppeal(tx, clock, { statementOfReasonsId: params.id, memberId, text: body.text });
    return getStatementOfReasons(tx, clock, { id: params.id, memberId });
  },

  getSuspension: ({ tx, body, browser }, platform) => handleSuspendedMember(tx, { ...body, browser }, platform),

  getAppeal: async ({ db, params, caller }, { clock }) => getAppeal(db, clock, moderatorOf(caller), params.id),
});
