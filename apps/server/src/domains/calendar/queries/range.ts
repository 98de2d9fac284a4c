import { daysBetween } from '@subrosa/rules/calendar/period';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';
import { columnsOf, type EntryRow } from './rows.ts';
import { isForConnection, isForViewer, isWithin } from './visible.ts';

/** What is looked for. Days and moments are those of the viewer's calendar. */
export interface Wanted {
  viewerId: string;
  premium: boolean;
  now: Date;
  until: string | null;
  from: string;
  to: string;
  begins: Date;
  ends: Date;
  /** Only these connections. */
  connections: readonly string[] | null;
  /** Of the traits of a search row, which are looked at and what they must be. */
  traits: { mask: number; marks: number };
  kinds: readonly string[];
  mine: boolean;
  limit: number;
}

const looking = { viewer: '$1::uuid', connected: 'true', premium: '$2::boolean', now: '$3::timestamptz', until: '$4::date' };
const range = { from: '$5::date', to: '$6::date', begins: '$7::timestamptz', ends: '$8::timestamptz' };

/** Connections without anybody with whom a block stands; few have blocks, so they are read once. */
const known = (viewer: string, ids: string, mask: string, marks: string) => `known AS MATERIALIZED (
    SELECT c.other_id AS id FROM connection c
    WHERE c.member_id = ${viewer} AND c.state = 'connected' AND (${ids} IS NULL OR c.other_id = ANY(${ids}))
      AND c.other_id NOT IN (SELECT blocked_id FROM block WHERE blocker_id = ${viewer} UNION ALL SELECT blocker_id FROM block WHERE blocked_id = ${viewer})
      AND (${mask} = 0 OR (SELECT s.traits & ${mask} = ${marks} FROM member_search s WHERE s.member_id = c.other_id)))`;

const entries: Prepared = {
  name: 'calendar.range',
  text: `WITH ${known('$1::uuid', '$9::uuid[]', '$10::integer', '$11::integer')}
    SELECT * FROM (
      SELECT ${columnsOf('e')} FROM known k
      CROSS JOIN LATERAL (
        SELECT * FROM calendar_entry e WHERE e.owner_id = k.id AND ${isWithin('e', range)} AND e.kind = ANY($12::text[])
          AND ${isForViewer('e', looking)} OFFSET 0) e
      UNION ALL
      SELECT ${columnsOf('e')} FROM calendar_entry e
      WHERE $13::boolean AND e.owner_id = $1::uuid AND ${isWithin('e', range)} AND e.kind = ANY($12::text[])) x
    ORDER BY starts_on, starts_at, id LIMIT $14::integer`,
};

/** Whether their owners are still here is known with their names: see `findOwners`. */
export function findEntries(db: Db | Tx, wanted: Wanted): Promise<EntryRow[]> {
  const { viewerId, premium, now, until, from, to, begins, ends, connections, traits, kinds, mine, limit } = wanted;
  const values = [viewerId, premium, now, until, from, to, begins, ends, connections, traits.mask, traits.marks, kinds, mine, limit];
  return runPrepared<EntryRow>(db, entries, values);
}

export interface BirthdayRow {
  member_id: string;
  birth_date: string;
  /** Whether the viewer may know the year. */
  year: boolean;
}

// Of numbers and not of numerics, and once a row: it is asked of every connection.
const monthAndDay = (date: string) => `date_part('month', ${date}::timestamp) * 100 + date_part('day', ${date}::timestamp)`;
// The days may lie on either side of New Year. Who was born on 29 February is always looked at: the rules know their day.
const falls = `(b.md = 229 OR CASE WHEN $3::float8 <= $4::float8 THEN b.md BETWEEN $3::float8 AND $4::float8
    ELSE b.md >= $3::float8 OR b.md <= $4::float8 END)`;

const birthdays: Prepared = {
  name: 'calendar.birthdays',
  text: `WITH ${known('$1::uuid', '$5::uuid[]', '$6::integer', '$7::integer')}
    SELECT b.member_id, b.birth_date, ${isForConnection('b.birth_year_audience', '$2::boolean')} OR b.member_id = $1::uuid AS year
    FROM (SELECT id FROM known UNION ALL SELECT $1::uuid WHERE $8::boolean) k
    CROSS JOIN LATERAL (
      SELECT member_id, birth_date, birthday_audience, birth_year_audience, ${monthAndDay('birth_date')} AS md FROM profile
      WHERE member_id = k.id AND birth_date IS NOT NULL OFFSET 0) b
    WHERE ${falls} AND (b.member_id = $1::uuid OR ${isForConnection('b.birthday_audience', '$2::boolean')})`,
};

const markOf = (day: string) => Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));

/** Whose birthdays may fall into the days; the rules say on which exactly. */
export function findBirthdays(db: Db | Tx, { viewerId, premium, from, to, connections, traits, mine }: Wanted): Promise<BirthdayRow[]> {
  const [first, last] = daysBetween(from, to) < 365 ? [markOf(from), markOf(to)] : [101, 1231];
  return runPrepared<BirthdayRow>(db, birthdays, [viewerId, premium, first, last, connections, traits.mask, traits.marks, mine]);
}
