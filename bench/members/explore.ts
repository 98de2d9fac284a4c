import { attributeBits } from '@subrosa/rules/explore/bits';
import { sql } from 'kysely';
import { findDrift } from '../../apps/server/src/domains/explore/projection/project.ts';
import { COLUMNS } from '../../apps/server/src/domains/explore/projection/queries.ts';
import { startGrid, allowLongRun } from '../../apps/server/src/domains/explore/projection/store.ts';
import { databaseUrl, type Config } from '../../apps/server/src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../../apps/server/src/platform/db/database.ts';
import { transaction } from '../../apps/server/src/platform/db/transaction.ts';

const HOUR = 3_600_000;

/** One member in six was active today, half within a week, the others within a year; none before they joined. */
const visits = sql`
  INSERT INTO member_activity (member_id, day)
  SELECT id, greatest(joined_at::date, date '2026-11-15' - CASE
      WHEN u < 0.17 THEN 0 WHEN u < 0.5 THEN 1 + floor((u - 0.17) / 0.33 * 6) ELSE 7 + floor(power((u - 0.5) / 0.5, 2) * 358) END::int)
  FROM (SELECT id, joined_at, made.chance(i, 80) AS u FROM made.person) person ORDER BY id`;

/** About one member in forty, of those who were active today and show their presence. */
export const online = sql`
  INSERT INTO member_search_online
  SELECT s.* FROM member_search s JOIN made.person p ON p.id = s.member_id JOIN member_activity a ON a.member_id = s.member_id
  WHERE a.day >= date '2026-11-15' AND s.attribute_bits & ${attributeBits.private} = 0 AND made.chance(p.i, 81) < 0.15`;

/** Writes the search rows of existing members. Does nothing when they exist. The comparison adds half of the time. */
export async function fillExplore(config: Config, { compares = true }: { compares?: boolean } = {}): Promise<void> {
  const db = createDb(createPool({ url: databaseUrl(config, 'admin'), name: 'bench', size: 1, statementTimeoutMs: HOUR }));
  try {
    const isEmpty = async (table: 'member_activity' | 'member_search_online' | 'member_search') =>
      (await db.selectFrom(table).select('member_id').limit(1).execute()).length === 0;
    if (await isEmpty('member_activity')) await timed('activity', () => visits.execute(db));
    if (await isEmpty('member_search')) await timed('search rows', () => writeSearch(db, config.LOCATION_GRID_KM));
    // The table is unlogged and empty after a crash.
    if (await isEmpty('member_search_online')) await timed('online', () => online.execute(db));
    else return;
    await sql`VACUUM ANALYZE member_activity, member_search, member_search_online, search_cell`.execute(db);
    if (compares) await timed('drift', () => printDrift(db));
  } finally {
    await db.destroy();
  }
}

/** Writes all members at once and creates the indexes afterwards, because there are no searches meanwhile. `printDrift` checks the result. */
async function writeSearch(db: Db, gridKm: number): Promise<void> {
  const indexes = await sql<{ name: string; made: string }>`
    SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = 'member_search' AND indexname <> 'member_search_pkey'`.execute(
    db,
  );
  await transaction(db, async (tx) => {
    await allowLongRun(tx);
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`SET LOCAL maintenance_work_mem = '1GB'`.execute(tx);
    await sql`SET LOCAL work_mem = '512MB'`.execute(tx);
    for (const { name } of indexes.rows) await sql`DROP INDEX ${sql.id(name)}`.execute(tx);
    await startGrid(tx, gridKm);
    await sql`
      INSERT INTO member_search (search_number, member_id, ${COLUMNS})
      SELECT nextval('member_search_number'), member_id, ${COLUMNS} FROM member_search_source`.execute(tx);
    await sql`
      INSERT INTO search_cell (cell, point) SELECT DISTINCT cell, grid_point(cell, grid_km)
      FROM member_search, search_grid WHERE cell IS NOT NULL`.execute(tx);
    for (const { made } of indexes.rows) await sql.raw(made).execute(tx);
  });
}

async function printDrift(db: Db): Promise<void> {
  const { rows, online: copies, cells } = await findDrift(db);
  console.log(`differ from what they should be: ${rows} rows, ${copies} online, ${cells} cells`);
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
