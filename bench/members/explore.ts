import { sql } from 'kysely';
import { findDrift, rebuildSearch } from '../../apps/server/src/domains/explore/projection/project.ts';
import { databaseUrl, type Config } from '../../apps/server/src/platform/config/config.ts';
import { createDb, createPool, type Db } from '../../apps/server/src/platform/db/database.ts';

const HOUR = 3_600_000;
const BATCH = 20_000;

/** One in six was here today, half within a week, the others over the year; nobody before they joined. */
const visits = sql`
  INSERT INTO member_activity (member_id, day)
  SELECT id, greatest(joined_at::date, date '2026-11-15' - CASE
      WHEN u < 0.17 THEN 0 WHEN u < 0.5 THEN 1 + floor((u - 0.17) / 0.33 * 6) ELSE 7 + floor(power((u - 0.5) / 0.5, 2) * 358) END::int)
  FROM (SELECT id, joined_at, made.chance(i, 80) AS u FROM made.person) person ORDER BY id`;

/** About one member in forty: of those who were here today and show it. */
const online = sql`
  INSERT INTO member_live
  SELECT s.* FROM member_search s JOIN made.person p ON p.id = s.member_id JOIN member_activity a ON a.member_id = s.member_id
  WHERE a.day = date '2026-11-15' AND s.traits & 8 = 0 AND made.chance(p.i, 81) < 0.15`;

/** What searches read, of members that are there already. Does nothing where it is there too. */
export async function fillExplore(config: Config): Promise<void> {
  const db = createDb(createPool({ url: databaseUrl(config, 'admin'), name: 'bench', size: 1, statementTimeoutMs: HOUR }));
  try {
    const isEmpty = async (table: 'member_activity' | 'member_live' | 'member_search') =>
      (await db.selectFrom(table).select('member_id').limit(1).execute()).length === 0;
    if (await isEmpty('member_activity')) await timed('activity', () => visits.execute(db));
    if (await isEmpty('member_search'))
      await timed('search rows', () => rebuildSearch(db, { gridKm: config.LOCATION_GRID_KM, batch: BATCH }));
    // Unlogged: gone after a crash.
    if (await isEmpty('member_live')) await timed('online', () => online.execute(db));
    else return;
    await sql`VACUUM ANALYZE member_activity, member_search, member_live, search_cell`.execute(db);
    await timed('drift', () => tellDrift(db));
  } finally {
    await db.destroy();
  }
}

async function tellDrift(db: Db): Promise<void> {
  const { rows, live, cells } = await findDrift(db);
  console.log(`differ from what they should be: ${rows} rows, ${live} online, ${cells} cells`);
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
