import type { exploreRoutes } from '@subrosa/contract/explore';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { findActive } from './queries.ts';
import { updatePresence } from './update-presence.ts';

/** Presence routes of the chat service. */
export const presenceHandlers: Pick<Handlers<typeof exploreRoutes>, 'listActive' | 'setOnline'> = {
  listActive: ({ db, caller, query }) => findActive(db, memberOf(caller).memberId, query.limit),

  setOnline: async ({ caller, body }, platform) => {
    await updatePresence(memberOf(caller), body.online, platform);
    return {};
  },
};
