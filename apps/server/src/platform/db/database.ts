import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../../schema/database.ts';
import { isTracing } from '../tracing/spans.ts';
import { traceStatement } from '../tracing/statements.ts';

/** Reads outside a transaction. */
export type Db = Kysely<Database>;
/** Stores accept only this type, so that every write is inside a transaction. */
export type Tx = Transaction<Database>;

// A date without a time stays text, because a JavaScript Date could shift it to another day.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface PoolOptions {
  url: string;
  name: string;
  size: number;
  statementTimeoutMs?: number;
  /** How long a transaction may compute between two statements. */
  idleTimeoutMs?: number;
}

/** Creates a pool with a time limit for every statement, lock and idle transaction. */
export function createPool({ url, name, size, statementTimeoutMs = 5000, idleTimeoutMs = 10_000 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: idleTimeoutMs,
  });
  return surviving(pool);
}

/** The pool replaces a broken connection; without error listeners it would end the process. */
export function surviving(pool: pg.Pool): pg.Pool {
  const ignore = () => undefined;
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(isTracing() && { log: traceStatement }) });
}
