import { moderationCalls } from '@subrosa/contract/moderation';
import { endpoints } from '../../platform/http/endpoint.ts';
import { listStaff } from '../accounts/index.ts';
import { decideCase } from './commands/decide-case.ts';
import { giveRole } from './commands/give-role.ts';
import { releaseCase } from './commands/release-case.ts';
import { takeCase } from './commands/take-case.ts';
import { policy } from './policy.ts';
import { listCases } from './read-queue.ts';
import { readCase } from './read-case.ts';
import { moderatorOf, staffWho } from './staff.ts';

export const routes = endpoints(moderationCalls, policy, {
  listCases: async ({ db, query, caller }) => listCases(db, moderatorOf(caller), query),

  readCase: async ({ db, params, caller }) => readCase(db, moderatorOf(caller), params.id),

  takeCase: async ({ tx, params, caller }, { clock }) => {
    const staff = moderatorOf(caller);
    await takeCase(tx, clock, { caseId: params.id, staff });
    return readCase(tx, staff, params.id);
  },

  releaseCase: async ({ tx, params, caller }, { clock }) => {
    const staff = moderatorOf(caller);
    await releaseCase(tx, clock, { caseId: params.id, staff });
    return readCase(tx, staff, params.id);
  },

  decideCase: async ({ tx, params, body, caller }, { clock }) => {
    const staff = moderatorOf(caller);
    await decideCase(tx, clock, { caseId: params.id, staff }, body);
    return readCase(tx, staff, params.id);
  },

  listStaff: async ({ db, caller }) => {
    staffWho(caller, 'give_roles');
    return listStaff(db);
  },

  giveRole: async ({ tx, body, caller }, { clock }) => {
    await giveRole(tx, clock, staffWho(caller, 'give_roles'), body);
    return {};
  },
});
