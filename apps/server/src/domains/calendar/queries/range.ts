import { daysBetween } from '@subrosa/rules/calendar/period';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { columnsOf, type EntryRow } from './rows.ts';
import { includesViewer, membersBlockedWith } from '../../../sql/visibility.ts';
import { isForViewer, isWithin } from './visible.ts';

/** Days and instants refer to the viewer’s calendar. */
export interface CalendarRangeFilter {
  viewerId: string;
  premium: boolean;
  now: Date;
  until: string | null;
  from: string;
  to: string;
  begins: Date;
  ends: Date;
  /** Only these connections, or all if null. */
  connections: readonly string[] | null;
  /** The attribute bits of the search row to compare, and their required values. */
  attributes: { mask: number; marks: number };
  kinds: readonly string[];
  mine: boolean;
  limit: number;
}

const viewerParams = { viewer: '$1::uuid', connected: 'true', premium: '$2::boolean', now: '$3::timestamptz', until: '$4::date' };
const range = { from: '$5::date', to: '$6::date', begins: '$7::timestamptz', ends: '$8::timestamptz' };

/** SQL condition: connection `c` is selected and without a block. Members have few blocks, so they are read once. */
const among = (viewer: string, ids: string, mask: string, marks: string) => `(${ids} IS NULL OR c.other_id = ANY(${ids}))
    AND c.other_id NOT IN ${membersBlockedWith(viewer)}
    AND (${mask} = 0 OR (SELECT s.attribute_bits & ${mask} = ${marks} FROM member_search s WHERE s.member_id = c.other_id))`;

const entries: PreparedStatement = {
  name: 'calendar.range',
  text: `WITH known AS MATERIALIZED (
      SELECT c.other_id AS id FROM connection c
      WHERE c.member_id = $1::uuid AND c.state = 'connected' AND ${among('$1::uuid', '$9::uuid[]', '$10::integer', '$11::integer')})
    SELECT * FROM (
      SELECT ${columnsOf('e')} FROM known k
      CROSS JOIN LATERAL (
        SELECT * FROM calendar_entry e WHERE e.owner_id = k.id AND ${isWithin('e', range)} AND e.kind = ANY($12::text[])
          AND ${isForViewer('e', viewerParams)} OFFSET 0) e
      UNION ALL
      SELECT ${columnsOf('e')} FROM calendar_entry e
      WHERE $13::boolean AND e.owner_id = $1::uuid AND ${isWithin('e', range)} AND e.kind = ANY($12::text[])) x
    ORDER BY starts_on, starts_at, id LIMIT $14::integer`,
};

/** May return entries of inactive owners; `findOwners` filters them together with their names. */
export function findEntries(db: Db | Tx, wanted: CalendarRangeFilter): Promise<EntryRow[]> {
  const { viewerId, premium, now, until, from, to, begins, ends, connections, attributes, kinds, mine, limit } = wanted;
  const values = [
    viewerId,
    premium,
    now,
    until,
    from,
    to,
    begins,
    ends,
    connections,
    attributes.mask,
    attributes.marks,
    kinds,
    mine,
    limit,
  ];
  return runPrepared<EntryRow>(db, entries, values);
}

export interface BirthdayRow {
  member_id: string;
  birth_date: string;
  /** Whether the viewer may know the year. */
  year: boolean;
}

/** Only birthdays of connections are read. */
const connection = { connected: 'true', premium: '$2::boolean' };

/** The birthday that `connection` stores limits the rows to possible days. The audience is in the profile only. */
const birthdays: PreparedStatement = {
  name: 'calendar.birthdays',
  text: `SELECT b.member_id, b.birth_date, ${includesViewer('b.birth_year_audience', connection)} OR b.member_id = $1::uuid AS year
    FROM (
      SELECT c.other_id AS id FROM unnest($3::smallint[], $4::smallint[]) span (first, last)
      CROSS JOIN LATERAL (
        SELECT c.other_id FROM connection c
        WHERE c.member_id = $1::uuid AND c.state = 'connected' AND c.birthday BETWEEN span.first AND span.last
          AND ${among('$1::uuid', '$5::uuid[]', '$6::integer', '$7::integer')} OFFSET 0) c
      UNION ALL
      SELECT $1::uuid WHERE $8::boolean) k
    JOIN profile b ON b.member_id = k.id
    WHERE b.birth_date IS NOT NULL AND (b.member_id = $1::uuid OR ${includesViewer('b.birthday_audience', connection)})`,
};

const monthDayNumber = (day: string) => Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10));

const LEAP_DAY = 229;

/**
 * Returns the days as ranges of month × 100 + day, two of them across New Year. 29 February is always included, because
 * rules decide its day.
 */
function spansOf(from: string, to: string): [first: number, last: number][] {
  if (daysBetween(from, to) >= 365) return [[101, 1231]];
  const [first, last] = [monthDayNumber(from), monthDayNumber(to)];
  const spans: [number, number][] =
    first <= last
      ? [[first, last]]
      : [
          [first, 1231],
          [101, last],
        ];
  const isLeapDayIn = spans.some(([begin, end]) => begin <= LEAP_DAY && LEAP_DAY <= end);
  return isLeapDayIn ? spans : [...spans, [LEAP_DAY, LEAP_DAY]];
}

/** Returns members whose birthday may be in these days; the rules compute the exact day. */
export function findBirthdays(
  db: Db | Tx,
  { viewerId, premium, from, to, connections, attributes, mine }: CalendarRangeFilter,
): Promise<BirthdayRow[]> {
  const spans = spansOf(from, to);
  const [firsts, lasts] = [spans.map(([first]) => first), spans.map(([, last]) => last)];
  return runPrepared<BirthdayRow>(db, birthdays, [viewerId, premium, firsts, lasts, connections, attributes.mask, attributes.marks, mine]);
}
