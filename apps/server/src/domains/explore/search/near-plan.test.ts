import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import { useDatabase } from '../../../../test/support/test-api.ts';
import type { Table } from './queries/candidates.ts';
import { buildPrepared } from './queries/prepared.ts';

const testDb = useDatabase();

/** About the number of cells of a million members. */
const CELLS = 60_000;

beforeAll(async () => {
  await sql`
    INSERT INTO search_cell (cell, point)
    SELECT cell, grid_point(cell, grid_km) FROM search_grid, LATERAL (
      SELECT DISTINCT grid_cell(ST_MakePoint(360.0 * (n % 300) / 300 - 180, 150.0 * (n / 300) / 200 - 75)::geography, grid_km) AS cell
      FROM generate_series(0, ${sql.lit(CELLS - 1)}) n) made
    ON CONFLICT DO NOTHING`.execute(testDb.db);
  await sql`ANALYZE search_cell`.execute(testDb.db);
});

it.each<Table>(['member_search', 'member_search_online'])(
  'reads the nearest of %s from the index of cells, without sorting all',
  async (table) => {
    const { text, parameters } = buildPrepared({ kind: 'lazy', text: null, table, reach: 'anywhere' });
    const plan = await transaction(testDb.db, async (tx) => {
      await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(tx);
      // Twice the default: it makes index scans more expensive than they are, so that random page counts do not decide.
      await sql`SET LOCAL random_page_cost = 8`.execute(tx);
      await sql.raw(`PREPARE planned AS ${text}`).execute(tx);
      const { rows } = await sql
        .raw<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE planned(${parameters.map(() => 'NULL').join()})`)
        .execute(tx);
      await sql`DEALLOCATE planned`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index Scan using search_cell_point');
    expect(plan).not.toContain('Seq Scan on search_cell');
  },
);

it.each(['ages', 'languages', 'whereabouts'] as const)('finds members by %s from the index of tokens', async (facet) => {
  const accessPath = {
    kind: 'tokens',
    text: null,
    table: 'member_search',
    reach: 'nowhere',
    facets: { [facet]: true },
    readsTokens: true,
  } as const;
  const { text, parameters } = buildPrepared(accessPath);
  const plan = await transaction(testDb.db, async (tx) => {
    await sql`SET LOCAL plan_cache_mode = force_generic_plan`.execute(tx);
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    await sql.raw(`PREPARE planned AS ${text}`).execute(tx);
    const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE planned(${parameters.map(() => 'NULL').join()})`).execute(tx);
    await sql`DEALLOCATE planned`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Bitmap Index Scan on member_search_tokens');
});
