import { deployments } from '@subrosa/contract/realtime';
import type { WorkerPlatform } from '../platform.ts';
import { redisKeys } from './keys.ts';

/** Publishes a new release to open tabs once: only the first worker of the release finds the previous name in Redis. */
export async function announceRelease({ redis, live, log, config }: WorkerPlatform): Promise<void> {
  try {
    const before = await redis.set(redisKeys.release, config.RELEASE, { GET: true });
    if (before !== null && before !== config.RELEASE) live.toEveryone(deployments, { release: config.RELEASE });
  } catch (error) {
    // If Redis is unavailable, tabs notice the release at their next full load.
    log.warn({ err: error }, 'the release was not announced');
  }
}
