import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { clearFirstMessage, getFirstMessage, openFirstMessage, planFirstMessage } from '../first-message/first-message.ts';

type Calls = Pick<typeof conversationsRoutes, 'planFirstMessage' | 'getFirstMessage' | 'openFirstMessage' | 'clearFirstMessage'>;

export const firstMessageHandlers: Handlers<Calls> = {
  planFirstMessage: ({ tx, caller, body }, platform) => planFirstMessage(tx, memberOf(caller), body, platform),

  getFirstMessage: async ({ db, caller }, platform) => ({ firstMessage: await getFirstMessage(db, memberOf(caller), platform) }),

  openFirstMessage: ({ tx, caller, body }, platform) => openFirstMessage(tx, memberOf(caller), body.memberId, platform),

  clearFirstMessage: async ({ tx, caller }) => {
    await clearFirstMessage(tx, memberOf(caller));
    return {};
  },
};
