import { setTimeout as sleep } from 'node:timers/promises';
import { openApiDocument } from '@subrosa/contract/openapi';
import { sql } from 'kysely';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { buildServer } from '../platform/http/server.ts';
import type { Running } from '../platform/lifecycle.ts';
import { serveOperations } from '../platform/operations.ts';
import { startErrorTally } from '../domains/statistics/index.ts';
import { endpoints } from './domains.ts';
import { openApiPlatform } from './platforms.ts';

export interface RunningApi extends Running {
  port: number;
}

/** Starts the process that serves HTTP requests. */
export async function startApi(config: Config, served: readonly Endpoint[] = endpoints, clock: Clock = systemClock): Promise<RunningApi> {
  const platform = await openApiPlatform(config, 'api', clock);
  const app = await buildServer(served, platform, () => openApiDocument(config.BRAND_NAME));
  let leaving = false;
  // Makes a client on a kept-alive connection reconnect, so that it reaches another process.
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close');
  });
  await app.listen({ host: config.HOST, port: config.API_PORT });
  const operations = await serveOperations({
    host: config.HOST,
    port: config.OPERATIONS_PORT,
    metrics: platform.metrics,
    isReady: async () => !leaving && (await sql`SELECT 1`.execute(platform.db)).rows.length === 1,
  });
  const errors = startErrorTally(platform);
  const bound = app.server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : config.API_PORT,
    stop: async () => {
      leaving = true;
      await sleep(config.DRAIN_SECONDS * 1000);
      await app.close();
      await errors.stop();
      await operations.close();
      await platform.close();
    },
  };
}
