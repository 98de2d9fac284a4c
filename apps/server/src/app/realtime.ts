import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../platform/config/config.ts';
import { dataHeaders } from '../platform/http/data-headers.ts';
import type { Running } from '../platform/lifecycle.ts';
import { serveOperations } from '../platform/operations.ts';
import { cutSockets } from '../platform/realtime/disconnect-sockets.ts';
import { buildRealtime } from '../platform/realtime/server.ts';
import type { SocketMessageHandler } from '../platform/realtime/message-handler.ts';
import { listeners } from './domains.ts';
import { disconnectRedis } from '../platform/redis.ts';
import { connectSocketRedis, openApiPlatform } from './platforms.ts';

export interface RunningRealtime extends Running {
  port: number;
}

/** Starts the process that serves the sockets. */
export async function startRealtime(config: Config, handlers: readonly SocketMessageHandler[] = listeners): Promise<RunningRealtime> {
  const platform = await openApiPlatform(config, 'realtime');
  const http = createServer((_request, response) => response.writeHead(404).end());
  const sockets = await connectSocketRedis(platform);
  const { io, close } = buildRealtime(http, handlers, platform, sockets);
  // Registered before socket.io's own listener, so that the responses that it rejects carry the headers too.
  http.prependListener('request', (_request, response) => void response.setHeaders(new Headers(dataHeaders)));
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(config.REALTIME_PORT, config.HOST, resolve));
  let leaving = false;
  const operations = await serveOperations({
    host: config.HOST,
    port: config.OPERATIONS_PORT,
    metrics: platform.metrics,
    isReady: async () => !leaving && platform.redis.isReady,
  });
  return {
    port: (http.address() as AddressInfo).port,
    stop: async () => {
      leaving = true;
      // After half of the drain time the load balancer has stopped routing here: a disconnected client reconnects to another
      // process and receives missed updates.
      const halfMs = config.DRAIN_SECONDS * 500;
      cutSockets(io, { afterMs: halfMs, spreadMs: halfMs });
      await sleep(2 * halfMs);
      await close();
      await disconnectRedis(sockets);
      await operations.close();
      await platform.close();
    },
  };
}
