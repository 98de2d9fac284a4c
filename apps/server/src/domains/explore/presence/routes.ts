import type { exploreCalls } from '@subrosa/contract/explore';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { presenceIn } from '../../../platform/realtime/presence.ts';
import { findActive } from './queries.ts';

/** Of the chat service: who is here. */
export const presenceHandlers: Pick<Handlers<typeof exploreCalls>, 'listActive' | 'setOnline'> = {
  listActive: ({ db, caller, query }) => findActive(db, memberOf(caller).memberId, query.limit),

  setOnline: async ({ caller, body }, { redis, clock, log }) => {
    const device = memberOf(caller);
    const presence = presenceIn(redis);
    try {
      await (body.online ? presence.stay([device], clock.now()) : presence.leave(device));
    } catch (error) {
      // Presence may be lost: the next minute says it again.
      log.warn({ err: error }, 'presence was not told');
    }
    return {};
  },
};
