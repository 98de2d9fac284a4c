import { sql } from 'kysely';
import type { Signer } from '../domains/transparency/signing/signer.ts';
import { resetDevelopmentLog } from '../domains/transparency/signing/reset-development-log.ts';
import { runSigner } from '../domains/transparency/signing/run-signer.ts';
import { secondStore } from '../domains/transparency/signing/second-store.ts';
import { startLog } from '../domains/transparency/signing/start-log.ts';
import { readDatabaseTime } from '../domains/transparency/queries/database-time.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { databaseUrl, type Config } from '../platform/config/config.ts';
import { createDb, createPool } from '../platform/db/database.ts';
import { keySigner } from '../platform/keys/signer.ts';
import type { Running } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { serveOperations } from '../platform/operations.ts';
import { auditStore, type ObjectStore } from '../platform/storage/object-store.ts';

/** An edition changes many rows in one statement, and computes many hashes between two. */
const patience = { statementTimeoutMs: 60_000, idleTimeoutMs: 600_000 };

export interface OpenedSigner extends Signer {
  bucket: ObjectStore;
  close(): Promise<void>;
}

/** Tests replace both. */
export interface Clocks {
  clock: Clock;
  databaseTime: Signer['databaseTime'];
}

const realClocks: Clocks = { clock: systemClock, databaseTime: readDatabaseTime };

export function openSigner(config: Config, { clock, databaseTime }: Clocks = realClocks): OpenedSigner {
  const url = databaseUrl(config, 'transparency');
  const pool = createPool({ url, name: 'subrosa transparency', size: config.DATABASE_POOL, ...patience });
  const db = createDb(pool);
  const bucket = auditStore(config);
  return {
    db,
    clock,
    databaseTime,
    config,
    key: retried(() => keySigner(config, clock)),
    log: createLog(config, 'transparency'),
    metrics: createMetrics('transparency'),
    bucket,
    store: secondStore(bucket, config.TRANSPARENCY_FOLDER),
    close: async () => {
      bucket.close();
      await db.destroy();
    },
  };
}

/** Starts the process that publishes editions of the transparency log. It fails when it may not continue the log. */
export async function startTransparency(config: Config, clocks: Clocks = realClocks): Promise<Running> {
  const signer = openSigner(config, clocks);
  const { db, metrics } = signer;
  try {
    await resetDevelopmentLog(signer, signer.bucket);
    await startLog(signer);
  } catch (error) {
    await signer.close();
    throw error;
  }
  const running = runSigner(signer);
  let leaving = false;
  const operations = await serveOperations({
    host: config.HOST,
    port: config.OPERATIONS_PORT,
    metrics,
    isReady: async () => !leaving && (await sql`SELECT 1`.execute(db)).rows.length === 1,
  });
  return {
    stop: async () => {
      leaving = true;
      await running.stop();
      await operations.close();
      await signer.close();
    },
  };
}

/** Keeps the first success. */
function retried<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined;
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
}
