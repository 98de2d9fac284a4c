import { ageBands } from '@subrosa/rules/explore/filter';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Limits a query to some members, or covers all. */
export type Scope = readonly string[] | 'everybody';

export function ofScope(scope: Scope, table: string): RawBuilder<boolean> {
  return scope === 'everybody' ? sql`true` : sql`${sql.ref(table)}.member_id = ANY(${scope}::uuid[])`;
}

/** SQL condition on the settings `o`: private accounts and members who hide it are never online to others. */
export const SHOWS_PRESENCE = sql`(o.show_presence AND NOT o.private_account)`;

const columns = ['rank', 'attribute_bits', 'interests_low', 'interests_high', 'cell', 'username', 'tokens'];

/** All columns of a search row except the member's id. */
export const COLUMNS = sql.raw(columns.join(', '));

export const columnsOf = (table: string) => sql.raw(columns.map((name) => `${table}.${name}`).join(', '));

export function differs(one: string, other: string): RawBuilder<boolean> {
  return sql`(${columnsOf(one)}) IS DISTINCT FROM (${columnsOf(other)})`;
}

export interface Drift {
  /** Members whose search row is missing, superfluous or different from the view. */
  rows: number;
  /** Copies of online members that differ from the search row. */
  online: number;
  /** Cells with members that are missing in `search_cell`. */
  cells: number;
}

export async function measureDrift(db: Db | Tx): Promise<Drift> {
  const { rows } = await sql<Drift>`
    SELECT
      (SELECT count(*)::int FROM member_search_source v FULL JOIN member_search s ON s.member_id = v.member_id WHERE ${differs('s', 'v')}) AS rows,
      (SELECT count(*)::int FROM member_search_online l LEFT JOIN member_search s ON s.member_id = l.member_id AND s.search_number = l.search_number
        WHERE ${differs('l', 's')}) AS online,
      (SELECT count(DISTINCT s.cell)::int FROM member_search s CROSS JOIN search_grid g
        LEFT JOIN search_cell c ON c.cell = s.cell AND c.point = grid_point(s.cell, g.grid_km)
        WHERE s.cell IS NOT NULL AND c.cell IS NULL) AS cells`.execute(db);
  return rows[0] ?? { rows: 0, online: 0, cells: 0 };
}

export async function getGridSize(db: Db | Tx): Promise<number> {
  const { grid_km } = await db.selectFrom('search_grid').select('grid_km').executeTakeFirstOrThrow();
  return grid_km;
}

/** The next members by id, in any state. */
export async function listMembersAfter(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const bandStarts = ageBands.map((band) => Number.parseInt(band, 10));

/**
 * Members whose row may be outdated without an event: premium started or ended in these days, a birthday in them starts another age band,
 * they are no longer active, or the row is
 * missing.
 */
export async function listOutdated(db: Db, days: { from: string; to: string }): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    SELECT member_id FROM member_subscription
    WHERE starts_on BETWEEN ${days.from}::date AND ${days.to}::date OR due_on BETWEEN ${days.from}::date AND ${days.to}::date
    UNION
    SELECT s.member_id FROM member_search s JOIN member m ON m.id = s.member_id WHERE m.state <> 'active'
    UNION
    SELECT member_id FROM profile CROSS JOIN unnest(${bandStarts}::int[]) years
    WHERE (birth_date + make_interval(years => years))::date BETWEEN ${days.from}::date - 1 AND ${days.to}::date + 1
    UNION
    SELECT p.member_id FROM profile p JOIN member m ON m.id = p.member_id AND m.state = 'active'
      LEFT JOIN member_search s ON s.member_id = p.member_id WHERE s.member_id IS NULL`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
