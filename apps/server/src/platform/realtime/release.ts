import { deployments } from '@subrosa/contract/realtime';
import type { WorkerPlatform } from '../platform.ts';
import { redisKeys } from './keys.ts';

/** Tells open tabs of a new release, once: the first worker that starts with it finds the old name in Redis. */
export async function announceRelease({ redis, live, log, config }: WorkerPlatform): Promise<void> {
  try {
    const before = await redis.set(redisKeys.release, config.RELEASE, { GET: true });
    if (before !== null && before !== config.RELEASE) live.toEveryone(deployments, { release: config.RELEASE });
  } catch (error) {
    // Redis may be away; tabs then notice the release at their next full load.
    log.warn({ err: error }, 'the release was not announced');
  }
}
