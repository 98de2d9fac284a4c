import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { surviving, type Db } from '../../apps/server/src/platform/db/database.ts';
import type { Database } from '../../apps/server/src/schema/database.ts';

export interface ExecutedQuery {
  name: string;
  text: string;
  values: unknown[];
}

export interface MeasuredDb {
  db: Db;
  /** Runs the work and returns the PostgreSQL CPU time, in ms, and the executed queries. */
  measure(work: () => Promise<unknown>): Promise<{ ms: number; executed: ExecutedQuery[] }>;
}

/** A database over one connection whose backend reports the CPU time of every statement. */
export async function measuredDb(url: string): Promise<MeasuredDb> {
  let ms = 0;
  let executed: ExecutedQuery[] = [];
  const pool = surviving(new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 }));
  pool.on('connect', (client) => {
    client.on('notice', ({ detail }) => {
      const [, user, system] = /([\d.]+) s user, ([\d.]+) s system/.exec(detail ?? '') ?? [];
      if (user && system) ms += (Number(user) + Number(system)) * 1000;
    });
  });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      const { name, text } = query.sql as unknown as { name?: string; text?: string };
      if (name && text) executed.push({ name, text, values: [...query.parameters] });
    },
  });
  await pool.query('SET client_min_messages = log; SET log_executor_stats = on; SET log_planner_stats = on; SET log_parser_stats = on');
  return {
    db,
    measure: async (work) => {
      [ms, executed] = [0, []];
      await work();
      return { ms, executed };
    },
  };
}
