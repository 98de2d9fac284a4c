import { moderationCalls } from '@subrosa/contract/moderation';
import { endpoints } from '../../platform/http/endpoint.ts';
import { decideCase } from './commands/decide-case.ts';
import { releaseCase } from './commands/release-case.ts';
import { takeCase } from './commands/take-case.ts';
import { moderatorOf } from './moderator.ts';
import { policy } from './policy.ts';
import { listCases } from './read-queue.ts';
import { readCase } from './read-case.ts';

export const routes = endpoints(moderationCalls, policy, {
  listCases: async ({ db, query, caller }) => listCases(db, moderatorOf(caller), query),

  readCase: async ({ db, params, caller }) => readCase(db, moderatorOf(caller), params.id),

  takeCase: async ({ tx, params, caller }, { clock }) => {
    const staffId = moderatorOf(caller);
    await takeCase(tx, clock, { caseId: params.id, staffId });
    return readCase(tx, staffId, params.id);
  },

  releaseCase: async ({ tx, params, caller }, { clock }) => {
    const staffId = moderatorOf(caller);
    await releaseCase(tx, clock, { caseId: params.id, staffId });
    return readCase(tx, staffId, params.id);
  },

  decideCase: async ({ tx, params, body, caller }, { clock }) => {
    const staffId = moderatorOf(caller);
    await decideCase(tx, clock, { caseId: params.id, staffId }, body);
    return readCase(tx, staffId, params.id);
  },
});
