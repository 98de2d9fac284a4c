import { autorepliesRoutes } from '@subrosa/contract/autoreplies';
import { memberOf } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { saveAutoReply } from './commands/save-auto-reply.ts';
import { policy } from './policy.ts';
import { getAutoReply } from './get-auto-reply.ts';

export const routes = endpoints(autorepliesRoutes, policy, {
  getAutoReply: ({ db, caller }, platform) => getAutoReply(db, memberOf(caller), platform),

  saveAutoReply: async ({ tx, caller, body }, platform) => {
    await saveAutoReply(tx, { caller: memberOf(caller), ...body }, platform);
    return getAutoReply(tx, memberOf(caller), platform);
  },
});
