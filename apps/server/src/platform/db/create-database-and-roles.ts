import pg from 'pg';
import { processRoles } from '../config/config.ts';

/** Extensions, which only a superuser can create. Everything else is created by migrations as the owner. */
const EXTENSIONS = ['postgis', 'pg_trgm', 'btree_gist', 'cube', 'unaccent', 'intarray', 'pg_stat_statements'];

/** Creates the database, its roles and extensions where they are missing. It is idempotent. */
export async function createDatabaseAndRoles(urls: { admin: string; owner: string; processes: readonly string[] }): Promise<void> {
  const database = databaseName(urls.owner);
  await asAdmin(onDatabase(urls.admin, 'postgres'), async (client) => {
    for (const url of [urls.owner, ...urls.processes]) await ensureRole(client, url);
    const existing = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (existing.rowCount === 0) {
      const owner = new URL(urls.owner).username;
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER ${pg.escapeIdentifier(owner)}`);
    }
  });
  await asAdmin(onDatabase(urls.admin, database), async (client) => {
    for (const extension of EXTENSIONS) await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await client.query(`GRANT ALL ON SCHEMA public TO ${pg.escapeIdentifier(new URL(urls.owner).username)}`);
    for (const name of processRoles) await client.query(`GRANT USAGE ON SCHEMA public TO subrosa_${name}`);
  });
}

async function ensureRole(client: pg.Client, url: string): Promise<void> {
  const { username, password } = new URL(url);
  const role = pg.escapeIdentifier(username);
  // Concurrent test processes may create the same role.
  await client.query(`DO $$ BEGIN CREATE ROLE ${role} LOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
  await client.query(
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${pg.escapeLiteral(decodeURIComponent(password))}`,
  );
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

export function onDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
