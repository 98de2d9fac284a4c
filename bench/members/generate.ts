/** Fills `subrosa_bench` with generated members, the same on every machine. A second run with the same count does nothing. */
import pg from 'pg';
import { prepareDatabase } from '../../apps/server/src/app/prepare-database.ts';
import { configFor, ensureTemplate } from '../../apps/server/test/support/databases.ts';
import { databaseUrl, type Config } from '../../apps/server/src/platform/config/config.ts';
import { onDatabase } from '../../apps/server/src/platform/db/create-database-and-roles.ts';
import { fillExplore } from './explore.ts';
import { stepsFor } from './steps.ts';

export const DATABASE = 'subrosa_bench';
export const MILLION = 1_000_000;

/** The settings of an app on the database with generated members. */
const benchConfig = (overrides: Readonly<Record<string, string>> = {}): Config => configFor(DATABASE, overrides);

async function withAdminClient<Result>(database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: onDatabase(databaseUrl(benchConfig(), 'admin'), database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function markOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ mark: string | null }>(
    `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = '${DATABASE}'`,
  );
  return rows[0]?.mark ?? '';
}

/** Reuses existing members and applies new migrations; `npm run bench -- members` generates them again when that is not enough. */
export async function ensureMembers(count: number): Promise<void> {
  const mark = await withAdminClient('postgres', markOf);
  if (!mark.endsWith(` with ${count} members`)) return generateMembers(count);
  await prepareDatabase(benchConfig());
  await fillExplore(benchConfig());
}

export async function generateMembers(count: number): Promise<void> {
  const template = await ensureTemplate();
  const mark = `${template} with ${count} members`;
  const ready = await withAdminClient('postgres', async (client) => {
    if ((await markOf(client)) === mark) return true;
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE} TEMPLATE ${template} OWNER subrosa_owner`);
    return false;
  });
  if (ready) return fillExplore(benchConfig());
  await withAdminClient(DATABASE, async (client) => {
    // The generator writes consistent rows; checking each reference would double the time.
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'`);
    for (const { name, sql } of stepsFor(count)) {
      const startedAt = performance.now();
      await client.query(sql);
      console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
    await client.query(`COMMENT ON DATABASE ${DATABASE} IS ${pg.escapeLiteral(mark)}`);
  });
  await fillExplore(benchConfig());
}
