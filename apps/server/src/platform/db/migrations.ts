import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { surviving } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

/** Brings the job queue, then the tables, to the newest version; returns the names of what was applied. */
export async function migrate(ownerUrl: string, more: Readonly<Record<string, OurMigration>> = {}): Promise<string[]> {
  const pool = surviving(new pg.Pool({ connectionString: ownerUrl, max: 2, lock_timeout: 10_000 }));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    // The queue comes first: our own function that enqueues jobs refers to it.
    await runMigrations({ pgPool: pool });
    await grantQueueToWorker(db);
    return await migrateInTurns(db, { ...(await loadMigrations()), ...more });
  } finally {
    await db.destroy();
  }
}

/** One that builds an index on a live table says so: PostgreSQL does that beside others only outside a transaction. */
interface OurMigration extends Migration {
  outsideTransaction?: boolean;
}

/** Neighbours of one kind together: those inside a transaction in one, the others each statement for itself. */
async function migrateInTurns(db: Kysely<unknown>, migrations: Readonly<Record<string, OurMigration>>): Promise<string[]> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const known = await new Migrator({ db, provider }).getMigrations();
  const pending = known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
  const isOutside = (name = '') => migrations[name]?.outsideTransaction ?? false;
  const turns = pending.filter((name, index) => index === pending.length - 1 || isOutside(name) !== isOutside(pending[index + 1]));
  const applied: string[] = [];
  for (const last of turns) {
    // Done by somebody else meanwhile, it would lead back: that does nothing, as no migration of ours has a way back.
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

// graphile-worker may change its schema with a new version, so the worker's rights are granted anew each time.
async function grantQueueToWorker(db: Kysely<unknown>): Promise<void> {
  await sql`GRANT USAGE ON SCHEMA graphile_worker TO subrosa_worker`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO subrosa_worker`.execute(db);
  await sql`GRANT USAGE ON ALL SEQUENCES IN SCHEMA graphile_worker TO subrosa_worker`.execute(db);
  await sql`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO subrosa_worker`.execute(db);
  // Its tables have row level security without a policy: without one of ours, only their owner would see a job.
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
