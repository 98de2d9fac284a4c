import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { documentsListener } from '../domains/documents/opening/listener.ts';
import { clearScratch } from '../domains/documents/opening/scratch.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { databaseUrl, type Config } from '../platform/config/config.ts';
import { createDb, createPool } from '../platform/db/database.ts';
import { keyUnwrapper } from '../platform/keys/unwrapper.ts';
import type { Running } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { serveOperations } from '../platform/operations.ts';
import { objectStore } from '../platform/storage/object-store.ts';

export interface RunningDocuments extends Running {
  port: number;
}

/** The only process that can open an identity document; it shows one to who may look at that moment. */
export async function startDocuments(config: Config, clock: Clock = systemClock): Promise<RunningDocuments> {
  const log = createLog(config, 'documents');
  const metrics = createMetrics('documents');
  const pool = createPool({ url: databaseUrl(config, 'documents'), name: 'subrosa documents', size: config.DATABASE_POOL });
  const db = createDb(pool);
  const store = objectStore(config, config.S3_DOCUMENTS_BUCKET);
  const scratch = config.DOCUMENTS_SCRATCH;
  await clearScratch(scratch);
  const secret = config.DOCUMENT_TICKET_SECRET;
  const listener = documentsListener({ secret, db, clock, log, metrics, store, scratch, keys: keyUnwrapper(config) });

  let leaving = false;
  const server = createServer({ keepAliveTimeout: 72_000, requestTimeout: 10_000 }, (request, response) => {
    if (leaving) response.setHeader('connection', 'close');
    listener(request, response);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.DOCUMENTS_PORT, config.HOST, resolve));
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
      await db.destroy();
    },
  };
}
