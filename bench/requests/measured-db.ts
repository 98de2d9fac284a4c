import { readFileSync } from 'node:fs';
import { setImmediate as breathe } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { surviving, type Db } from '../../apps/server/src/platform/db/database.ts';
import type { Database } from '../../apps/server/src/schema/database.ts';

interface ExecutedQuery {
  name: string;
  text: string;
  values: unknown[];
}

export interface QueryCost {
  /** CPU time of the backend: parsing, planning, execution and response. */
  ms: number;
  executed: ExecutedQuery[];
}

export interface MeasuredDb {
  db: Db;
  measure(work: () => Promise<unknown>): Promise<QueryCost>;
}

/** A database over one connection that reports its CPU time in microseconds; a tick of postgres-cpu.ts is longer than most searches. */
export async function measuredDb(url: string): Promise<MeasuredDb> {
  let executed: ExecutedQuery[] = [];
  const pool = surviving(new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, statement_timeout: 60_000 }));
  const unnamed = new Map<string, string>();
  const nameFor = (text: string) => {
    unnamed.set(text, unnamed.get(text) ?? `bench.unnamed.${unnamed.size}`);
    return unnamed.get(text) ?? '';
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      // A prepared statement is passed to pg with its name, see runPrepared.
      const sent = query.sql as unknown as string | Partial<ExecutedQuery>;
      const { name, text } = typeof sent === 'string' ? { name: undefined, text: sent } : sent;
      if (text) executed.push({ name: name ?? nameFor(text), text, values: [...query.parameters] });
    },
  });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const cpu = () => cpuOf(rows[0]?.pid ?? 0);
  return {
    db,
    measure: async (work) => {
      executed = [];
      const before = await cpu();
      await work();
      return { ms: (await cpu()) - before, executed };
    },
  };
}

const MAX_QUERY_MS = 10_000;

/** In ms. The kernel updates the count when the process sleeps, which may be after the response. */
async function cpuOf(pid: number): Promise<number> {
  let last = '';
  for (const until = performance.now() + MAX_QUERY_MS; performance.now() < until;) {
    const isAsleep = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('S');
    const [now = ''] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    if (isAsleep && now === last) return Number(now) / 1_000_000;
    last = now;
    await breathe();
  }
  throw new Error('the connection does not come to rest');
}
