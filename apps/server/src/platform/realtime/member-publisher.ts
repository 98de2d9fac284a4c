import type { SocketEvent } from '@subrosa/contract/socket';
import type { z } from 'zod';
import type { Log } from '../log.ts';
import type { RedisConnection } from '../redis.ts';
import { traceOfUpdate } from '../tracing/live-updates.ts';
import { targetOf } from './channels.ts';
import { redisKeys } from './keys.ts';

/** Publishes to a member's sockets from a process that has none and does not read the stream. */
export interface MemberPublisher {
  toMember<Payload extends z.ZodType>(memberId: string, event: SocketEvent<Payload>, payload: z.input<Payload>): void;
}

// The format of @socket.io/redis-streams-adapter: a packet of type EVENT, broadcast to rooms.
const BROADCAST = '3';
const EVENT = 2;
const KEPT = 10_000;

export function memberPublisherOf(redis: RedisConnection, log: Log): MemberPublisher {
  // No caller waits for it, and a timer for each command would cost as much as the command.
  const unwatched = redis.withCommandOptions({ timeout: 0 });
  return {
    // A live update may be lost; if it were kept until Redis is back, it would be outdated.
    toMember: (memberId, event, payload) => {
      if (!redis.isReady) return;
      const { room, name } = targetOf(event.name, memberId);
      const packet = { type: EVENT, data: [name, payload], nsp: '/' };
      const data = JSON.stringify({ packet, opts: { rooms: [room], except: [], flags: traceOfUpdate(event.name) } });
      const entry = { uid: 'speaker', nsp: '/', type: BROADCAST, data };
      const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } as const;
      unwatched
        .xAdd(redisKeys.sockets, '*', entry, { TRIM: trim })
        .catch((error: unknown) => log.warn({ err: error }, 'a live update was not published'));
    },
  };
}
