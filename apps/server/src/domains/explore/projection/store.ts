import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { COLUMNS, columnsOf, differs, ofScope, SHOWS_PRESENCE, type Scope } from './queries.ts';

const LOCK = 731_002;
const LOCKS = 256;

/** Held until the transaction ends: a transaction that waited reads what the other has written, so that no older row is written last. */
export async function lockRows(tx: Tx, scope: Scope): Promise<void> {
  const all = sql`SELECT n AS lock FROM generate_series(0, ${sql.lit(LOCKS - 1)}) n ORDER BY 1`;
  const some = (ids: readonly string[]) =>
    sql`SELECT DISTINCT hashtext(id::text) & ${sql.lit(LOCKS - 1)} AS lock FROM unnest(${ids}::uuid[]) id ORDER BY 1`;
  // Acquired in one order, so that two transactions cannot deadlock.
  const locks = scope === 'everybody' ? all : some(scope);
  await sql`SELECT count(pg_advisory_xact_lock(${sql.lit(LOCK)}, lock)) FROM (${locks}) wanted`.execute(tx);
}

/**
 * Makes the rows of these members equal to the view and leaves equal rows untouched. Only new members draw a number from the sequence;
 * drawing numbers for all rows would exhaust it.
 */
export async function writeRows(tx: Tx, scope: Scope): Promise<void> {
  await sql`
    WITH source AS MATERIALIZED (SELECT v.* FROM member_search_source v WHERE ${ofScope(scope, 'v')}),
    gone AS (
      DELETE FROM member_search s WHERE ${ofScope(scope, 's')}
        AND NOT EXISTS (SELECT FROM source v WHERE v.member_id = s.member_id)),
    placed AS (
      INSERT INTO search_cell (cell, point)
      SELECT cell, grid_point(cell, grid_km) FROM (SELECT DISTINCT cell FROM source WHERE cell IS NOT NULL ORDER BY 1) v, search_grid
      ON CONFLICT DO NOTHING),
    changed AS (
      UPDATE member_search s SET (${COLUMNS}) = ROW (${columnsOf('v')}) FROM source v
      WHERE s.member_id = v.member_id AND ${differs('s', 'v')}),
    added AS (
      INSERT INTO member_search (search_number, member_id, ${COLUMNS})
      SELECT nextval('member_search_number'), v.member_id, ${columnsOf('v')} FROM source v
      WHERE NOT EXISTS (SELECT FROM member_search s WHERE s.member_id = v.member_id)),
    hidden AS (
      DELETE FROM member_search_online s WHERE ${ofScope(scope, 's')} AND NOT EXISTS (
        SELECT FROM source v JOIN member_settings o ON o.member_id = v.member_id WHERE v.member_id = s.member_id AND ${SHOWS_PRESENCE}))
    UPDATE member_search_online s SET (${COLUMNS}) = ROW (${columnsOf('v')}) FROM source v, member_settings o
    WHERE s.member_id = v.member_id AND o.member_id = v.member_id AND ${SHOWS_PRESENCE} AND ${differs('s', 'v')}`.execute(tx);
}

/** Starts a new grid. It renumbers the cells, so the old ones are deleted in the same transaction. */
export async function startGrid(tx: Tx, gridKm: number): Promise<void> {
  await sql`UPDATE search_grid SET grid_km = ${gridKm}`.execute(tx);
  await sql`DELETE FROM search_cell`.execute(tx);
}

/** Disables the timeouts for long transactions. */
export async function allowLongRun(tx: Tx): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(tx);
  await sql`SET LOCAL lock_timeout = 0`.execute(tx);
}
