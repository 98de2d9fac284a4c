import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { withTrace } from '../tracing/jobs.ts';

export interface JobOptions {
  /** Replaces a waiting job with the same key. */
  key?: string;
  runAt?: Date;
}

/** Enqueues a job in the caller's transaction; a rollback discards it. */
export async function enqueue(tx: Tx, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  const { key = null, runAt = null } = options;
  await sql`SELECT enqueue_job(${task}, ${JSON.stringify(withTrace(payload))}::json, ${key}, ${runAt})`.execute(tx);
}
