import type { SocketEvent } from '@subrosa/contract/socket';
import type { z } from 'zod';
import type { Log } from '../log.ts';
import type { RedisConnection } from '../redis.ts';
import { traceOfUpdate } from '../tracing/live-updates.ts';
import { targetOf } from './channels.ts';
import { redisKeys } from './keys.ts';

/** Speaks to a member's sockets from a process that has none, and reads nothing of the stream. */
export interface MemberPublisher {
  toMember<Payload extends z.ZodType>(memberId: string, event: SocketEvent<Payload>, payload: z.input<Payload>): void;
}

// As @socket.io/redis-streams-adapter reads it: a packet of kind "event", broadcast to rooms.
const BROADCAST = '3';
const EVENT = 2;
const KEPT = 10_000;

export function memberPublisherOf(redis: RedisConnection, log: Log): MemberPublisher {
  // Nobody waits for it: a timer for each would cost as much as the command.
  const unwatched = redis.withCommandOptions({ timeout: 0 });
  return {
    // A live update may be lost; kept until Redis is back, it would be old news.
    toMember: (memberId, event, payload) => {
      if (!redis.isReady) return;
      const { room, name } = targetOf(event.name, memberId);
      const packet = { type: EVENT, data: [name, payload], nsp: '/' };
      const data = JSON.stringify({ packet, opts: { rooms: [room], except: [], flags: traceOfUpdate(event.name) } });
      const entry = { uid: 'speaker', nsp: '/', type: BROADCAST, data };
      const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } as const;
      unwatched.xAdd(redisKeys.sockets, '*', entry, { TRIM: trim }).catch((error: unknown) => log.warn({ err: error }, 'nobody was told'));
    },
  };
}
