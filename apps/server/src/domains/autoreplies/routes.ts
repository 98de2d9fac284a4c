import { autorepliesRoutes } from '@subrosa/contract/autoreplies';
import { memberOf } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { saveAutoReply } from './commands/save-auto-reply.ts';
import { policy } from './policy.ts';
import { readAutoReply } from './read-auto-reply.ts';

export const routes = endpoints(autorepliesRoutes, policy, {
  readAutoReply: ({ db, caller }, platform) => readAutoReply(db, memberOf(caller), platform),

  saveAutoReply: async ({ tx, caller, body }, platform) => {
    await saveAutoReply(tx, { caller: memberOf(caller), ...body }, platform);
    return readAutoReply(tx, memberOf(caller), platform);
  },
});
