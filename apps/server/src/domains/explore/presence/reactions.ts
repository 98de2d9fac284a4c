import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { presenceIn } from '../../../platform/realtime/presence.ts';

export const presenceReactions: readonly Reaction[] = [
  reaction('devices.signedOut', 'explore.clear-presence', async ({ event, platform: { redis }, afterCommit }) => {
    // While Redis is unavailable nothing needs to be removed: its entries expire meanwhile.
    afterCommit(() => (redis.isReady ? presenceIn(redis).leave(event.data) : undefined));
  }),
];
