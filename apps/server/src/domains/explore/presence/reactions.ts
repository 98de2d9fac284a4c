import { reaction, type Reaction } from '../../../platform/jobs/reaction.ts';
import { presenceIn } from '../../../platform/realtime/presence.ts';

export const presenceReactions: readonly Reaction[] = [
  reaction('devices.signedOut', 'explore.forget-presence', async ({ event, platform: { redis }, afterCommit }) => {
    // While Redis is away it knows nobody, and what it remembers afterwards has run out.
    afterCommit(() => (redis.isReady ? presenceIn(redis).leave(event.data) : undefined));
  }),
];
