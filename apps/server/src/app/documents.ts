import { documentsListener } from '../domains/documents/rendering/listener.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { databaseUrl, type Config } from '../platform/config/config.ts';
import { createDb, createPool } from '../platform/db/database.ts';
import { httpDecoder } from '../platform/decoder/http-decoder.ts';
import { keyUnwrapper } from '../platform/keys/unwrapper.ts';
import type { Running } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { objectStore } from '../platform/storage/object-store.ts';
import { tiplineOf } from '../platform/tipline/cyber-tipline.ts';
import { serveListener } from './serve-listener.ts';

export interface RunningDocuments extends Running {
  port: number;
}

/**
 * Starts the only process that can decrypt identity documents; it displays one only after a check of the current access
 * rights.
 */
export async function startDocuments(config: Config, clock: Clock = systemClock): Promise<RunningDocuments> {
  const log = createLog(config, 'documents');
  const metrics = createMetrics('documents');
  const pool = createPool({ url: databaseUrl(config, 'documents'), name: 'subrosa documents', size: config.DATABASE_POOL });
  const db = createDb(pool);
  const store = objectStore(config, config.S3_DOCUMENTS_BUCKET);
  const secret = config.DOCUMENT_TICKET_SECRET;
  const listener = documentsListener({
    secret,
    db,
    clock,
    log,
    metrics,
    store,
    decoder: httpDecoder(config),
    keys: keyUnwrapper(config, clock),
    tipline: tiplineOf(config),
  });

  return serveListener({
    config,
    port: config.DOCUMENTS_PORT,
    listener,
    metrics,
    pool,
    close: () => {
      store.close();
      return db.destroy();
    },
  });
}
