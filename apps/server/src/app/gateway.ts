import type { MediaState } from '@subrosa/rules/media/states';
import type pg from 'pg';
import { servedKey } from '../domains/media/files.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { databaseUrl, type Config } from '../platform/config/config.ts';
import { createPool } from '../platform/db/database.ts';
import { gatewayListener } from '../platform/media-delivery/gateway.ts';
import { cachedGenerations } from '../platform/media-delivery/generation-cache.ts';
import type { Running } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { storeReader } from '../platform/storage/store-reader.ts';
import { serveListener } from './serve-listener.ts';

export interface RunningGateway extends Running {
  port: number;
}

// Not scanned yet, or no longer available.
const withheld: readonly MediaState[] = ['uploading', 'quarantined', 'removed'];

async function findGeneration(pool: pg.Pool, id: string): Promise<number | null> {
  const { rows } = await pool.query<{ state: MediaState; generation: number }>({
    name: 'generation',
    text: 'SELECT state, generation FROM media WHERE id = $1',
    values: [id],
  });
  return rows[0] && !withheld.includes(rows[0].state) ? rows[0].generation : null;
}

/** Starts the process that serves photos and videos at signed URLs that are still valid. */
export async function startGateway(config: Config, clock: Clock = systemClock): Promise<RunningGateway> {
  const log = createLog(config, 'gateway');
  const metrics = createMetrics('gateway');
  const pool = createPool({ url: databaseUrl(config, 'gateway'), name: 'subrosa gateway', size: config.DATABASE_POOL });
  const store = storeReader(config, config.S3_MEDIA_BUCKET, clock);
  const counts = cachedGenerations((id) => findGeneration(pool, id), clock);
  const listener = gatewayListener({ secret: config.MEDIA_URL_SECRET, clock, log, metrics, store, counts, keyOf: servedKey });

  return serveListener({
    config,
    port: config.GATEWAY_PORT,
    listener,
    metrics,
    pool,
    close: () => {
      store.close();
      return pool.end();
    },
  });
}
