import type { exploreCalls } from '@subrosa/contract/explore';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { findActive } from './queries.ts';
import { sayPresence } from './say-presence.ts';

/** Of the chat service: who is here. */
export const presenceHandlers: Pick<Handlers<typeof exploreCalls>, 'listActive' | 'setOnline'> = {
  listActive: ({ db, caller, query }) => findActive(db, memberOf(caller).memberId, query.limit),

  setOnline: async ({ caller, body }, platform) => {
    await sayPresence(memberOf(caller), body.online, platform);
    return {};
  },
};
