import type { Server as HttpServer } from 'node:http';
import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Server } from 'socket.io';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { RedisConnection } from '../redis.ts';
import { redisKeys } from './keys.ts';
import { dataOf, type SocketSlot } from './socket-handle.ts';

/** A slot that is not renewed is free after this time, because its process was killed. */
const SLOT_LASTS_MS = 75_000;
/** Two renewals may fail. */
const RENEW_EVERY_MS = 25_000;

// Counts and adds atomically, because two tabs could both see the last free slot.
const CLAIM = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 1`;

export interface SocketSlots {
  /** Claims a slot for a new socket; null when the member has reached the maximum. */
  claim(memberId: string): Promise<SocketSlot | null>;
  /** Also adds missing slots, because Redis may have lost those of open sockets. */
  renew(slots: readonly SocketSlot[]): Promise<void>;
  release(slot: SocketSlot): Promise<void>;
}

export function socketSlots(redis: RedisConnection, clock: Clock): SocketSlots {
  const expiry = () => clock.now().getTime() + SLOT_LASTS_MS;
  return {
    claim: async (memberId) => {
      const slot = { memberId, id: newId() };
      const given = [clock.now().getTime(), accountLimits.sockets, expiry(), slot.id, SLOT_LASTS_MS].map(String);
      const claimed = await redis.eval(CLAIM, { keys: [redisKeys.socketSlots(memberId)], arguments: given });
      return claimed === 1 ? slot : null;
    },

    renew: async (slots) => {
      const score = expiry();
      await Promise.all(
        slots.flatMap(({ memberId, id }) => {
          const key = redisKeys.socketSlots(memberId);
          return [redis.zAdd(key, { value: id, score }), redis.pExpire(key, SLOT_LASTS_MS)];
        }),
      );
    },

    release: async ({ memberId, id }) => void (await redis.zRem(redisKeys.socketSlots(memberId), id)),
  };
}

/** Renews the slots of the sockets of this process. */
export function renewSlots(io: Server, http: HttpServer, slots: SocketSlots, log: Log): void {
  const timer = setInterval(() => {
    const open = Array.from(io.of('/').sockets.values(), (socket) => dataOf(socket).slot);
    slots.renew(open).catch((error: unknown) => log.warn({ err: error }, 'slots of sockets were not renewed'));
  }, RENEW_EVERY_MS);
  http.once('close', () => clearInterval(timer));
}
