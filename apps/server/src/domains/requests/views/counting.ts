import { newId } from '../../../platform/ids.ts';
import type { RedisConnection } from '../../../platform/redis.ts';

const RETENTION_SECONDS = 2 * 86_400;

/** Views that wait to be folded into the database: what Redis forgets between two folds is all that can be lost. */
export interface ViewCounts {
  /** Once a member and day; `viewer` does not name them. */
  count(postId: string, viewer: string, day: string): Promise<void>;
  /** Takes what was counted aside, under an id of its own, and lists everything that lies aside, also from before a crash. */
  takeAside(): Promise<string[]>;
  read(foldId: string): Promise<Map<string, number>>;
  forget(foldId: string): Promise<void>;
}

/** `name` keeps databases that share a Redis apart. */
export function viewCountsIn(redis: RedisConnection, name: string): ViewCounts {
  const [pending, folds] = [`views:${name}:pending`, `views:${name}:folds`];
  const aside = (foldId: string) => `views:${name}:fold:${foldId}`;
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
        const foldId = newId();
        // Named first: a crash after the next step leaves nothing behind that nobody knows of.
        await redis.hSet(folds, foldId, '1');
        await redis.rename(pending, aside(foldId)).catch(ignoreMissing);
      }
      return redis.hKeys(folds);
    },

    read: async (foldId) => new Map(Object.entries(await redis.hGetAll(aside(foldId))).map(([postId, count]) => [postId, Number(count)])),

    forget: async (foldId) => {
      await redis.del(aside(foldId));
      await redis.hDel(folds, foldId);
    },
  };
}

/** Another worker was faster. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error) || !error.message.includes('no such key')) throw error;
}
