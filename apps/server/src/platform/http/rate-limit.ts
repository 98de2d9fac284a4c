import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import type { RedisConnection } from '../redis.ts';
import { Leases, type UnusedLease } from './leases.ts';
import type { Limit } from './policy.ts';
import { ApiError } from './api-error.ts';

export interface Limiter {
  /**
   * Counts one use of `name` by `key`; throws when the limit is reached, or when Redis cannot count and the limit fails
   * closed.
   */
  count(name: string, limit: Limit, key: string): Promise<void>;
  /** Gives unused points back to Redis; later uses are counted one by one. */
  close(): Promise<void>;
}

const PREFIX = 'limit';
const GIVEN_BACK_AT_ONCE = 500;

// A counter with a longer lifetime belongs to a later window, which did not count these points.
const GIVE_BACK = `
local ttl = redis.call('PTTL', KEYS[1])
if ttl <= 0 or ttl > tonumber(ARGV[2]) then return 0 end
if tonumber(redis.call('GET', KEYS[1])) < tonumber(ARGV[1]) then return 0 end
redis.call('DECRBY', KEYS[1], ARGV[1])
return 1`;

/**
 * A rate limiter that leases points for busy keys, so that most requests need no Redis round trip. All processes together
 * never exceed the limit. Limits that fail closed are counted one by one.
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
      keyPrefix: `${PREFIX}:${name}`,
      points: limit.points,
      duration: limit.seconds,
    });
    limiters.set(name, made);
    return made;
  }

  async function giveBack(): Promise<void> {
    const give = ({ key, left, windowMs }: UnusedLease) => {
      // The window is measured by two clocks, hence the tolerance; the next window lasts much longer.
      const within = Math.ceil(windowMs * 1.01) + 50;
      return redis.eval(GIVE_BACK, { keys: [`${PREFIX}:${key}`], arguments: [String(left), String(within)] });
    };
    const unused = leases.close();
    try {
      for (let from = 0; from < unused.length; from += GIVEN_BACK_AT_ONCE) {
        await Promise.all(unused.slice(from, from + GIVEN_BACK_AT_ONCE).map(give));
      }
    } catch (error) {
      log.warn({ err: error }, 'uses that were counted in advance are not given back');
    }
  }

  async function count(name: string, limit: Limit, key: string): Promise<void> {
    const leased = limit.whenBlind === 'allow' ? `${name}:${key}` : null;
    if (leased !== null && leases.use(leased)) return;
    const taken = leased === null ? 1 : leases.wanted(leased, limit.points);
    try {
      const { remainingPoints: remaining, msBeforeNext: windowMs } = await limiterFor(name, limit).consume(key, taken);
      if (leased !== null) leases.hold(leased, { taken, remaining, windowMs });
      // The lease was requested before the process began to close.
      if (leases.isClosed && taken > 1) await giveBack();
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        throw new ApiError('rate.limited', { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
      }
      log.warn({ limit: name }, 'rate limit cannot be counted');
      if (limit.whenBlind === 'reject') throw new ApiError('server.busy', { retryAfter: 30 });
    } finally {
      if (leased !== null) leases.answered(leased, taken);
    }
  }

  return { count, close: giveBack };
}
