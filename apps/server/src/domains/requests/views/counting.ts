import { newId } from '../../../platform/ids.ts';
import type { RedisConnection } from '../../../platform/redis.ts';

const RETENTION_SECONDS = 2 * 86_400;

/** Views that are not yet written to the database. Only what Redis loses between two flushes can be lost. */
export interface ViewCounts {
  /** Counts once per member and day; `viewer` is a pseudonym. */
  count(postId: string, viewer: string, day: string): Promise<void>;
  /** Sets the current counts aside under a new id. Returns the ids of all counts set aside, also from before a crash. */
  takeAside(): Promise<string[]>;
  read(flushId: string): Promise<Map<string, number>>;
  remove(flushId: string): Promise<void>;
}

/** `name` separates databases that share a Redis. */
export function viewCountsIn(redis: RedisConnection, name: string): ViewCounts {
  const [pending, flushes] = [`views:${name}:pending`, `views:${name}:folds`];
  const aside = (flushId: string) => `views:${name}:fold:${flushId}`;
  return {
    count: async (postId, viewer, day) => {
      const isFirst = await redis.set(`viewed:${name}:${day}:${postId}:${viewer}`, '1', {
        condition: 'NX',
        expiration: { type: 'EX', value: RETENTION_SECONDS },
      });
      if (isFirst !== null) await redis.hIncrBy(pending, postId, 1);
    },

    takeAside: async () => {
      if (await redis.exists(pending)) {
        const flushId = newId();
        // The id is stored first, so that after a crash the counts are still found.
        await redis.hSet(flushes, flushId, '1');
        await redis.rename(pending, aside(flushId)).catch(ignoreMissing);
      }
      return redis.hKeys(flushes);
    },

    read: async (flushId) => new Map(Object.entries(await redis.hGetAll(aside(flushId))).map(([postId, count]) => [postId, Number(count)])),

    remove: async (flushId) => {
      await redis.del(aside(flushId));
      await redis.hDel(flushes, flushId);
    },
  };
}

/** Ignores that another worker has already renamed the key. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error) || !error.message.includes('no such key')) throw error;
}
