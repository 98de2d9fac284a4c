import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { surviving } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

/** Migrates the job queue, then our tables; returns the names of the applied migrations. */
export async function migrate(ownerUrl: string, more: Readonly<Record<string, OurMigration>> = {}): Promise<string[]> {
  const pool = surviving(new pg.Pool({ connectionString: ownerUrl, max: 2, lock_timeout: 10_000 }));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    // The queue is migrated first, because our own function that enqueues jobs refers to it.
    await runMigrations({ pgPool: pool });
    await grantQueueToWorker(db);
    return await migrateInTurns(db, { ...(await loadMigrations()), ...more });
  } finally {
    await db.destroy();
  }
}

/** A migration that builds an index concurrently sets this, because PostgreSQL does not allow that inside a transaction. */
interface OurMigration extends Migration {
  outsideTransaction?: boolean;
}

/** Groups adjacent migrations of one kind: transactional ones share a transaction, the others run statement by statement. */
async function migrateInTurns(db: Kysely<unknown>, migrations: Readonly<Record<string, OurMigration>>): Promise<string[]> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const known = await new Migrator({ db, provider }).getMigrations();
  const pending = known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  const isOutside = (name = '') => migrations[name]?.outsideTransaction ?? false;
  const turns = pending.filter((name, index) => index === pending.length - 1 || isOutside(name) !== isOutside(pending[index + 1]));
  const applied: string[] = [];
  for (const last of turns) {
    // If another process already applied it, `migrateTo` would migrate down, which does nothing because our migrations have no
    // `down`.
    const { error, results = [] } = await new Migrator({ db, provider, disableTransactions: isOutside(last) }).migrateTo(last);
    if (error) throw error;
    applied.push(...results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName));
  }
  return applied;
}

async function loadMigrations(): Promise<Record<string, OurMigration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).toSorted();
  const entries = files.map(async (name) => [name.replace(/\.ts$/, ''), (await import(join(FOLDER, name))) as OurMigration]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, OurMigration>;
}

// graphile-worker may change its schema in a new version, so the worker's rights are granted on every migration.
async function grantQueueToWorker(db: Kysely<unknown>): Promise<void> {
  await sql`GRANT USAGE ON SCHEMA graphile_worker TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO subrosa_worker`.execute(db);
  await sql`GRANT USAGE ON ALL SEQUENCES IN SCHEMA graphile_worker TO subrosa_worker`.execute(db);
  await sql`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO subrosa_worker`.execute(db);
  // Its tables have row level security without a policy; without ours, only their owner would see jobs.
  await sql`
    DO $$
    DECLARE guarded regclass;
    BEGIN
      FOR guarded IN SELECT oid FROM pg_class WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity LOOP
        EXECUTE format('DROP POLICY IF EXISTS worker ON %s', guarded);
        EXECUTE format('CREATE POLICY worker ON %s TO subrosa_worker USING (true) WITH CHECK (true)', guarded);
      END LOOP;
    END $$`.execute(db);
}
