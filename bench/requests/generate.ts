/** Fills a database with made-up members and their posts, the same on every machine; kept for the next run of the same size. */
import pg from 'pg';
import { prepareDatabase } from '../../apps/server/src/app/prepare-database.ts';
import { databaseUrl, type Config } from '../../apps/server/src/platform/config/config.ts';
import { onDatabase } from '../../apps/server/src/platform/db/bootstrap.ts';
import { configFor, ensureTemplate } from '../../apps/server/src/testing/databases.ts';
import { fillExplore } from '../members/explore.ts';
import { stepsFor } from '../members/statements.ts';
import { mustBeAsPosted } from './as-posted.ts';
import { lateIndexes, postSteps, type Size } from './statements.ts';

const WHOLE = { members: 1_000_000, posts: 5_000_000 };

export const size: Size = {
  members: Number(process.env['BENCH_MEMBERS'] ?? WHOLE.members),
  posts: Number(process.env['BENCH_POSTS'] ?? WHOLE.posts),
};

/** A small one beside the whole, which takes half an hour to make. */
export const DATABASE = size.posts === WHOLE.posts ? 'subrosa_bench_requests' : 'subrosa_bench_requests_small';

export const benchConfig = (overrides: Readonly<Record<string, string>> = {}): Config => configFor(DATABASE, overrides);

async function asAdmin<Result>(database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: onDatabase(databaseUrl(benchConfig(), 'admin'), database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function ensurePosts(): Promise<void> {
  const mark = `${size.posts} posts of ${size.members} members`;
  const template = await ensureTemplate();
  const isThere = await asAdmin('postgres', async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = '${DATABASE}'`,
    );
    if (rows[0]?.mark === mark) return true;
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE} TEMPLATE ${template} OWNER subrosa_owner`);
    return false;
  });
  if (isThere) {
    // A newer schema is carried on; who is online is gone after a crash.
    await prepareDatabase(benchConfig());
    return fillExplore(benchConfig());
  }
  await asAdmin(DATABASE, (client) => runSteps(client, stepsFor(size.members)));
  await fillExplore(benchConfig());
  await asAdmin(DATABASE, (client) => fillPosts(client, size));
  await asAdmin('postgres', (client) => client.query(`COMMENT ON DATABASE ${DATABASE} IS ${pg.escapeLiteral(mark)}`));
}

interface Step {
  name: string;
  sql: string;
  values?: unknown[];
}

async function runSteps(client: pg.Client, steps: readonly Step[]): Promise<void> {
  // The rows are consistent by their making; checking each reference would double the time.
  await client.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'`,
  );
  for (const { name, sql, values } of steps) {
    const began = performance.now();
    await client.query(sql, values);
    console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

async function fillPosts(client: pg.Client, size: Size): Promise<void> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    'SELECT indexname AS name, indexdef AS sql FROM pg_indexes WHERE indexname = ANY($1)',
    [lateIndexes],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await runSteps(client, [...postSteps(size), ...rows]);
  await runSteps(client, [{ name: 'vacuum', sql: 'VACUUM ANALYZE' }]);
  await mustBeAsPosted(client);
}
