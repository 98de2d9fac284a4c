import type { ApiPlatform, WorkerPlatform } from '../../../../platform/platform.ts';
import { redisKeys } from '../../../../platform/realtime/keys.ts';
import type { RedisConnection } from '../../../../platform/redis.ts';

/** A recipient of a message, and the conversation. */
export interface Addressed {
  memberId: string;
  conversationId: string;
}

/** Delay before the push: a member with the conversation open has read the message by then. */
const WAITS_MS = 15_000;

const entryOf = ({ memberId, conversationId }: Addressed) => `${memberId}/${conversationId}`;

function addressedIn(entry: string): Addressed {
  const [memberId = '', conversationId = ''] = entry.split('/');
  return { memberId, conversationId };
}

/**
 * Call it after the commit. It writes to Redis instead of the database, so that sending a message costs no additional
 * write; a lost entry costs one push about a message that is stored anyway.
 */
export function expectMessagePush(
  { redis, clock, log }: Pick<ApiPlatform, 'redis' | 'clock' | 'log'>,
  conversationId: string,
  memberIds: readonly string[],
): void {
  if (!redis.isReady || memberIds.length === 0) return;
  const score = clock.now().getTime() + WAITS_MS;
  const entries = memberIds.map((memberId) => ({ value: entryOf({ memberId, conversationId }), score }));
  redis
    .withCommandOptions({ timeout: 0 })
    .zAdd(redisKeys.messagePushes, entries, { condition: 'NX' })
    .catch((error: unknown) => log.warn({ err: error }, 'a push about a message could not be scheduled'));
}

/** Takes the entries that are due; concurrent callers may take the same ones. */
export async function claimDueWaiting({ redis, clock }: Pick<WorkerPlatform, 'redis' | 'clock'>, most: number): Promise<Addressed[]> {
  const LIMIT = { offset: 0, count: most };
  const entries = await redis.zRangeByScore(redisKeys.messagePushes, '-inf', clock.now().getTime(), { LIMIT });
  if (entries.length > 0) await redis.zRem(redisKeys.messagePushes, entries);
  return entries.map(addressedIn);
}

/** Adds entries that are checked again at `until`. */
export async function requeue(redis: RedisConnection, waiting: readonly (Addressed & { until: Date })[]): Promise<void> {
  if (waiting.length === 0) return;
  const entries = waiting.map((one) => ({ value: entryOf(one), score: one.until.getTime() }));
  await redis.zAdd(redisKeys.messagePushes, entries, { condition: 'NX' });
}
