import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { withTrace } from '../tracing/jobs.ts';

export interface JobOptions {
  /** A waiting job with the same key is replaced. */
  key?: string;
  runAt?: Date;
}

/** Asks for a job inside the transaction: rolled back, it was never asked for. */
export async function enqueue(tx: Tx, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  const { key = null, runAt = null } = options;
  await sql`SELECT enqueue_job(${task}, ${JSON.stringify(withTrace(payload))}::json, ${key}, ${runAt})`.execute(tx);
}
