import type { Server as HttpServer } from 'node:http';
import type { Server } from 'socket.io';
import type { ApiPlatform } from '../platform.ts';
import type { Principal } from '../tokens/tokens.ts';
import { PRESENCE_EVERY_MS, presenceIn } from './presence.ts';
import { dataOf } from './socket-handle.ts';

/**
 * Members with an open socket are present. A closed socket does not end presence, because another tab or process may hold
 * one; presence expires by itself.
 */
export function startPresenceHeartbeat(io: Server, http: HttpServer, { redis, clock, log }: ApiPlatform): void {
  const presence = presenceIn(redis);

  function publishPresence(principals: readonly Principal[]): void {
    if (principals.length === 0 || !redis.isReady) return;
    const devices = new Map(principals.map((principal) => [principal.deviceId, principal]));
    presence.stay([...devices.values()], clock.now()).catch((error: unknown) => log.warn({ err: error }, 'presence was not updated'));
  }

  const present = (sockets: Iterable<{ data: unknown }>) => Array.from(sockets, dataOf).filter(({ away }) => !away);
  const publishPresenceOf = (sockets: Iterable<{ data: unknown }>) => publishPresence(present(sockets).map(({ principal }) => principal));
  io.on('connection', (socket) => publishPresenceOf([socket]));
  const timer = setInterval(() => publishPresenceOf(io.of('/').sockets.values()), PRESENCE_EVERY_MS);
  http.once('close', () => clearInterval(timer));
}
