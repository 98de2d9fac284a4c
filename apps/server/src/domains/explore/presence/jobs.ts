import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { nobodyPresent, presenceIn } from '../../../platform/realtime/presence.ts';
import { settlePresence } from './settle-presence.ts';

const SETTLE = 'explore:settle-presence';

export const presenceTasks = ({ db, redis, clock, log }: WorkerPlatform): Tasks => ({
  [SETTLE]: async () => {
    if (!redis.isReady) log.warn('redis is away: nobody is shown online');
    await settlePresence(db, redis.isReady ? presenceIn(redis) : nobodyPresent, clock.now());
  },
});

export const presenceCron: readonly CronItem[] = [{ task: SETTLE, at: '* * * * *' }];
