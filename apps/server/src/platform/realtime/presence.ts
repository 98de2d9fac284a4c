import type { RedisConnection } from '../redis.ts';
import type { Principal } from '../tokens/tokens.ts';
import { redisKeys } from './keys.ts';

/** Presence is renewed every minute, so that a lost renewal does not matter. */
export const PRESENCE_EVERY_MS = 60_000;
/** How long one renewal lasts. */
export const PRESENCE_LASTS_MS = 150_000;

const BATCH = 1000;

/**
 * Present members by device: leaving on one device does not affect another. The data may be lost with Redis and is restored
 * within a minute.
 */
export interface Presence {
  stay(devices: readonly Principal[], now: Date): Promise<void>;
  leave(device: Principal): Promise<void>;
  /** Returns present members with the time until which they count, including members who expired since the last removal. */
  list(): Promise<Map<string, Date>>;
  /** Of the members of these devices, returns those who are present, and until when. */
  untilWhen(devices: readonly Principal[], now: Date): Promise<Map<string, Date>>;
  /** Removes entries that expired before this time. */
  forget(before: Date): Promise<void>;
}

const entryOf = ({ memberId, deviceId }: Principal) => `${memberId}/${deviceId}`;

export function presenceIn(redis: RedisConnection, key: string = redisKeys.presence): Presence {
  return {
    stay: async (devices, now) => {
      const score = now.getTime() + PRESENCE_LASTS_MS;
      const entries = devices.map((device) => ({ value: entryOf(device), score }));
      const batches = Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, n) => entries.slice(n * BATCH, (n + 1) * BATCH));
      await Promise.all(batches.map((batch) => redis.zAdd(key, batch, { comparison: 'GT' })));
    },

    leave: async (device) => void (await redis.zRem(key, entryOf(device))),

    list: async () => {
      const present = new Map<string, Date>();
      for await (const entries of redis.zScanIterator(key, { COUNT: BATCH })) {
        for (const { value, score } of entries) {
          const memberId = value.slice(0, value.indexOf('/'));
          const known = present.get(memberId);
          if (!known || known.getTime() < score) present.set(memberId, new Date(score));
        }
      }
      return present;
    },

    untilWhen: async (devices, now) => {
      const present = new Map<string, Date>();
      if (devices.length === 0) return present;
      const scores = await redis.zmScore(key, devices.map(entryOf));
      for (const [index, { memberId }] of devices.entries()) {
        const until = Math.max(scores[index] ?? 0, present.get(memberId)?.getTime() ?? 0);
        if (until > now.getTime()) present.set(memberId, new Date(until));
      }
      return present;
    },

    forget: async (before) => void (await redis.zRemRangeByScore(key, '-inf', `(${before.getTime()}`)),
  };
}

/** Used while Redis is unavailable. */
export const noPresence: Presence = {
  stay: async () => undefined,
  leave: async () => undefined,
  list: async () => new Map<string, Date>(),
  untilWhen: async () => new Map<string, Date>(),
  forget: async () => undefined,
};
