import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import type { Caller } from '../http/caller.ts';
import type { CallPlatform } from '../platform.ts';
import { PRESENCE_EVERY_MS, presenceIn } from './presence.ts';

/** Whoever has a socket here is here. Who goes is not called gone: another tab or process may hold them, and the time runs out by itself. */
export function keepPresent(io: Server, http: HttpServer, { redis, clock, log }: CallPlatform): void {
  const presence = presenceIn(redis);

  function say(callers: readonly Caller[]): void {
    if (callers.length === 0 || !redis.isReady) return;
    const devices = new Map(callers.map((caller) => [caller.deviceId, caller]));
    presence.stay([...devices.values()], clock.now()).catch((error: unknown) => log.warn({ err: error }, 'presence was not told'));
  }

  const callerOf = ({ data }: { data: unknown }) => (data as { caller: Caller }).caller;
  io.on('connection', (socket) => say([callerOf(socket)]));
  const timer = setInterval(() => say([...io.of('/').sockets.values()].map(callerOf)), PRESENCE_EVERY_MS);
  http.once('close', () => clearInterval(timer));
}
