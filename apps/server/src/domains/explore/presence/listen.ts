import { exploreMessages } from '@subrosa/contract/explore';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { socketMessageHandlers } from '../../../platform/realtime/message-handler.ts';
import { messagePolicy } from '../policy.ts';
import { updatePresence } from './update-presence.ts';

/** Ids of other members get the same 404 as unknown ids. */
function mustBeOneself({ memberId }: Caller, id: string): void {
  if (id.toLowerCase() !== memberId) throw new ApiError('resource.notFound');
}

export const presenceListeners = socketMessageHandlers(exploreMessages, messagePolicy, {
  newUserOnline: async ({ user }, caller, platform, socket) => {
    mustBeOneself(caller, user);
    socket.countAsHere(true);
    await updatePresence(caller, true, platform);
    return {};
  },

  leave: async (userId, caller, platform, socket) => {
    mustBeOneself(caller, userId);
    socket.countAsHere(false);
    await socket.leaveAll();
    await updatePresence(caller, false, platform);
    return {};
  },
});
