/** The database of a benchmark: copied from the template and filled once, kept for the next run of the same size. */
import pg from 'pg';
import { prepareDatabase } from '../apps/server/src/app/prepare-database.ts';
import { databaseUrl } from '../apps/server/src/platform/config/config.ts';
import { onDatabase } from '../apps/server/src/platform/db/create-database-and-roles.ts';
import { configFor, ensureTemplate } from '../apps/server/test/support/databases.ts';

export const adminUrl = (database: string): string => onDatabase(databaseUrl(configFor(database), 'admin'), database);

async function withAdminClient<Result>(database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: adminUrl(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** `mark` identifies the content: a database with other content is created again. Returns true where it existed. */
export async function ensureFilledDatabase(name: string, mark: string, fill: (client: pg.Client) => Promise<void>): Promise<boolean> {
  const template = await ensureTemplate();
  const isThere = await withAdminClient('postgres', async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = $1`,
      [name],
    );
    if (rows[0]?.mark === mark) return true;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER subrosa_owner`);
    return false;
  });
  if (isThere) {
    // Applies newer migrations.
    await prepareDatabase(configFor(name));
    return true;
  }
  await withAdminClient(name, fill);
  await withAdminClient('postgres', (client) => client.query(`COMMENT ON DATABASE ${name} IS ${pg.escapeLiteral(mark)}`));
  return false;
}

export interface Step {
  name: string;
  sql: string;
  values?: unknown[];
}

export async function runSteps(client: pg.Client, steps: readonly Step[]): Promise<void> {
  // The generator writes consistent rows; checking each reference would double the time.
  await client.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'`,
  );
  for (const { name, sql, values } of steps) {
    const startedAt = performance.now();
    await client.query(sql, values);
    console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

/** Runs the steps without the named indexes and creates these afterwards: row by row they would take an hour. */
export async function runStepsWithout(client: pg.Client, indexes: readonly string[], steps: readonly Step[]): Promise<void> {
  const { rows } = await client.query<Step>('SELECT indexname AS name, indexdef AS sql FROM pg_indexes WHERE indexname = ANY($1)', [
    indexes,
  ]);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await runSteps(client, [...steps, ...rows]);
}

/**
 * Runs the steps without the indexes and keys of the tables, and creates them again afterwards. The generated rows
 * must be unique, and no step may find a row by its key. The catalog is changed directly, because a key with references
 * cannot be dropped.
 */
export async function runStepsUnindexed(client: pg.Client, tables: readonly string[], steps: readonly Step[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `UPDATE pg_index SET indisready = false, indisvalid = false
     WHERE indrelid IN (SELECT name::regclass FROM unnest($1::text[]) name
         UNION SELECT inhrelid FROM unnest($1::text[]) name JOIN pg_inherits ON inhparent = name::regclass)
       AND indexrelid IN (SELECT oid FROM pg_class WHERE relkind = 'i') RETURNING indexrelid::regclass::text AS name`,
    [tables],
  );
  await runSteps(client, [...steps, ...rows.map(({ name }) => ({ name, sql: `REINDEX INDEX ${name}` }))]);
}
