import { exploreMessages } from '@subrosa/contract/explore';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listeners } from '../../../platform/realtime/listener.ts';
import { messagePolicy } from '../policy.ts';
import { sayPresence } from './say-presence.ts';

/** Another's id looks like nobody's. */
function mustBeOneself({ memberId }: Caller, id: string): void {
  if (id.toLowerCase() !== memberId) throw new Refusal('page.missing');
}

export const presenceListeners = listeners(exploreMessages, messagePolicy, {
  newUserOnline: async ({ user }, caller, platform, socket) => {
    mustBeOneself(caller, user);
    socket.countAsHere(true);
    await sayPresence(caller, true, platform);
    return {};
  },

  leave: async (userId, caller, platform, socket) => {
    mustBeOneself(caller, userId);
    socket.countAsHere(false);
    await socket.leaveAll();
    await sayPresence(caller, false, platform);
    return {};
  },
});
