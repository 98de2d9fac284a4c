import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MediaState } from '@subrosa/rules/media/states';
import type pg from 'pg';
import { servedKey } from '../domains/media/files.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { databaseUrl, type Config } from '../platform/config/config.ts';
import { createPool } from '../platform/db/database.ts';
import { gatewayListener } from '../platform/delivery/gateway.ts';
import { standings } from '../platform/delivery/standings.ts';
import type { Running } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { serveOperations } from '../platform/operations.ts';
import { storeReader } from '../platform/storage/store-reader.ts';

export interface RunningGateway extends Running {
  port: number;
}

// Nobody has looked at it yet, or nobody may any more.
const withheld: readonly MediaState[] = ['uploading', 'quarantined', 'removed'];

async function findGeneration(pool: pg.Pool, id: string): Promise<number | null> {
  const { rows } = await pool.query<{ state: MediaState; generation: number }>({
    name: 'generation',
    text: 'SELECT state, generation FROM media WHERE id = $1',
    values: [id],
  });
  return rows[0] && !withheld.includes(rows[0].state) ? rows[0].generation : null;
}

/** The process that hands out photos and videos to whoever has an address that still counts. */
export async function startGateway(config: Config, clock: Clock = systemClock): Promise<RunningGateway> {
  const log = createLog(config, 'gateway');
  const metrics = createMetrics('gateway');
  const pool = createPool({ url: databaseUrl(config, 'gateway'), name: 'subrosa gateway', size: config.DATABASE_POOL });
  const store = storeReader(config, config.S3_MEDIA_BUCKET, clock);
  const counts = standings((id) => findGeneration(pool, id), clock);
  const listener = gatewayListener({ secret: config.DELIVERY_SECRET, clock, log, metrics, store, counts, keyOf: servedKey });

  let leaving = false;
  // A balancer keeps connections for about a minute: it, not we, is to close them.
  const server = createServer({ keepAliveTimeout: 72_000, requestTimeout: 10_000 }, (request, response) => {
    if (leaving) response.setHeader('connection', 'close');
    listener(request, response);
  });
  // A browser that stopped reading, or a store that stopped sending.
  server.setTimeout(120_000);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.GATEWAY_PORT, config.HOST, resolve));
  const operations = await serveOperations({
    host: config.HOST,
    port: config.OPERATIONS_PORT,
    metrics,
    isReady: async () => !leaving && (await pool.query('SELECT 1')).rows.length === 1,
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      leaving = true;
      await sleep(config.DRAIN_SECONDS * 1000);
      await new Promise((resolve) => server.close(resolve));
      store.close();
      await operations.close();
      await pool.end();
    },
  };
}
