import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../../schema/database.ts';
import { isTracing } from '../tracing/spans.ts';
import { traceStatement } from '../tracing/statements.ts';

/** Reads outside a transaction. */
export type Db = Kysely<Database>;
/** Writes happen only inside a transaction, so only this type is accepted by a store. */
export type Tx = Transaction<Database>;

// A date without a time is text: JavaScript's Date would move it across midnight.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface PoolOptions {
  url: string;
  name: string;
  size: number;
  statementTimeoutMs?: number;
}

/** A pool whose connections cannot hang: every statement, lock and idle transaction has its limit. */
export function createPool({ url, name, size, statementTimeoutMs = 5000 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
  });
  return surviving(pool);
}

/** A connection that breaks is replaced by the pool; without listeners it would end the process. */
export function surviving(pool: pg.Pool): pg.Pool {
  const ignore = () => undefined;
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(isTracing() && { log: traceStatement }) });
}
