import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { noPresence, presenceIn } from '../../../platform/realtime/presence.ts';
import { syncPresence } from './sync-presence.ts';

const SYNC = 'explore:sync-presence';

export const presenceTasks = ({ db, redis, clock, log }: WorkerPlatform): Tasks => ({
  [SYNC]: async () => {
    if (!redis.isReady) log.warn('redis is away: nobody is shown online');
    await syncPresence(db, redis.isReady ? presenceIn(redis) : noPresence, clock.now());
  },
});

export const presenceCron: readonly CronItem[] = [{ task: SYNC, at: '* * * * *' }];
