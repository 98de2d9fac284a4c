import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { RedisConnection } from '../redis.ts';
import { Leases } from './leases.ts';
import type { Limit } from './policy.ts';
import { Refusal } from './refusal.ts';

/** Counts one use of `name` by `key`; refuses when the limit is reached, or cannot be counted and must be. */
export type Limiter = (name: string, limit: Limit, key: string) => Promise<void>;

/**
 * Who calls often is counted in advance, a few uses at a time: most calls then cost no journey to Redis. All processes
 * together never allow more than the limit. What must be counted or refused is counted one by one.
 */
export function redisLimiter(redis: RedisConnection, log: Log): Limiter {
  const limiters = new Map<string, RateLimiterRedis>();
  const leases = new Leases();

  function limiterFor(name: string, limit: Limit): RateLimiterRedis {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      keyPrefix: `limit:${name}`,
      points: limit.points,
      duration: limit.seconds,
    });
    limiters.set(name, made);
    return made;
  }

  return async (name, limit, key) => {
    const leased = limit.whenBlind === 'allow' ? `${name}:${key}` : null;
    if (leased !== null && leases.use(leased)) return;
    const taken = leased === null ? 1 : leases.wanted(leased, limit.points);
    try {
      const { remainingPoints: remaining, msBeforeNext: windowMs } = await limiterFor(name, limit).consume(key, taken);
      if (leased !== null) leases.hold(leased, { taken, remaining, windowMs });
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        throw new Refusal('rate.limited', { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
      }
      log.warn({ limit: name }, 'rate limit cannot be counted');
      if (limit.whenBlind === 'refuse') throw new Refusal('server.busy', { retryAfter: 30 });
    } finally {
      if (leased !== null) leases.answered(leased, taken);
    }
  };
}
