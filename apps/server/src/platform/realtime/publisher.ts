import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { SocketEvent } from '@subrosa/contract/socket';
import { Server } from 'socket.io';
import type { z } from 'zod';
import type { RedisConnection } from '../redis.ts';
import { traceOfUpdate } from '../tracing/live-updates.ts';
import { targetOf, roomOfDevice } from './channels.ts';
import { redisKeys } from './keys.ts';

/** Publishes to sockets on every realtime process, from a process that has none itself. */
export interface LivePublisher {
  toMember<Payload extends z.ZodType>(memberId: string, event: SocketEvent<Payload>, payload: z.input<Payload>): void;
  toEveryone<Payload extends z.ZodType>(event: SocketEvent<Payload>, payload: z.input<Payload>): void;
  /** Disconnects the sockets of a device that was signed out. */
  disconnectDevice(deviceId: string): void;
  close(): Promise<void>;
}

const EVENT = 2;

export function livePublisher(redis: RedisConnection): LivePublisher {
  // A server without a port: its adapter writes to the stream that the realtime processes read.
  const io = new Server({ adapter: createAdapter(redis, { streamName: redisKeys.sockets }) });
  // Like `emit`, but with our own flags.
  const broadcast = (rooms: string[], data: unknown[], flags: object) => {
    if (!redis.isReady) return;
    io.of('/').adapter.broadcast({ type: EVENT, data }, { rooms: new Set(rooms), except: new Set(), flags });
  };
  return {
    // A live update may be lost; if it were kept until Redis is back, it would be outdated.
    toMember: (memberId, event, payload) => {
      const { room, name } = targetOf(event.name, memberId);
      broadcast([room], [name, payload], traceOfUpdate(event.name));
    },
    toEveryone: (event, payload) => {
      broadcast([], [event.name, payload], traceOfUpdate(event.name, `emit ${event.name} to everyone`));
    },
    disconnectDevice: (deviceId) => void (redis.isReady && io.in(roomOfDevice(deviceId)).disconnectSockets(true)),
    // There is no HTTP server to close, only the adapter's connections.
    close: async () => io.of('/').adapter.close(),
  };
}
