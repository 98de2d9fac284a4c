import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { EntryAudience } from '@subrosa/rules/calendar/entries';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { columnsOf, type EntryRow } from './rows.ts';
import { isForViewer, isWithin } from './visible.ts';
import { notBlocked } from '../../../sql/visibility.ts';

/** An entry with all fields that its owner set. */
export interface StoredEntry extends EntryRow {
  version: number;
  description: string;
  from_city_id: number | null;
  audience: EntryAudience;
  publish_at: Date;
  announced_at: Date | null;
  notify: boolean;
  notify_city: boolean;
}

const stored = sql.raw(
  `${columnsOf('e')}, e.version, e.description, e.from_city_id, e.audience, e.publish_at, e.announced_at, e.notify, e.notify_city`,
);

/** Locks the entry for a change by its owner, against other tabs and the worker. */
export async function lockOwnEntry(tx: Tx, ownerId: string, id: string): Promise<StoredEntry | undefined> {
  const { rows } = await sql<StoredEntry>`
    SELECT ${stored} FROM calendar_entry e WHERE e.id = ${id} AND e.owner_id = ${ownerId} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function lockSeries(tx: Tx, ownerId: string, seriesId: string): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    SELECT ${stored} FROM calendar_entry e WHERE e.series_id = ${seriesId} AND e.owner_id = ${ownerId} ORDER BY e.starts_at FOR UPDATE`.execute(
    tx,
  );
  return rows;
}

/** SQL condition: the viewer may see the owner’s entry `e`; `c` is their connection, if any. */
const visible = (owner: string) => `(${owner} = $1::uuid OR (
  (SELECT m.state = 'active' AND (NOT s.private_account OR c.state IS NOT NULL) FROM member m JOIN member_settings s ON s.member_id = m.id WHERE m.id = ${owner})
  AND ${notBlocked(owner, '$1::uuid')}
  AND ${isForViewer('e', { viewer: '$1::uuid', connected: '(c.state IS NOT NULL)', premium: '$2::boolean', now: '$3::timestamptz', until: '$4::date' })}))`;

const connected = `LEFT JOIN LATERAL (
    SELECT state FROM connection WHERE member_id = $1::uuid AND other_id = e.owner_id AND state = 'connected' OFFSET 0) c ON true`;

const oneEntryPrepared: PreparedStatement = {
  name: 'calendar.entry',
  text: `SELECT ${columnsOf('e')}, e.version, e.description, e.from_city_id, e.audience, e.publish_at, e.announced_at, e.notify, e.notify_city
    FROM calendar_entry e ${connected} WHERE e.id = $5::uuid AND ${visible('e.owner_id')}`,
};

interface ViewerContext {
  viewerId: string;
  premium: boolean;
  now: Date;
  until: string | null;
}

/** Returns an entry that the viewer may see; their own in any state. */
export async function findEntry(
  db: Db | Tx,
  id: string,
  { viewerId, premium, now, until }: ViewerContext,
): Promise<StoredEntry | undefined> {
  const rows = await runPrepared<StoredEntry>(db, oneEntryPrepared, [viewerId, premium, now, until, id]);
  return rows[0];
}

const agenda: PreparedStatement = {
  name: 'calendar.agenda',
  text: `SELECT ${columnsOf('e')} FROM calendar_entry e ${connected}
    WHERE e.owner_id = $5::uuid AND ${visible('e.owner_id')}
      AND ${isWithin('e', { from: '$6::date', to: '$7::date', begins: '$3::timestamptz', ends: '$8::timestamptz' })}
    ORDER BY e.starts_on, e.starts_at, e.id LIMIT $9::integer`,
};

interface Days {
  from: string;
  to: string;
  ends: Date;
  limit: number;
}

/** Returns the entries of one member’s calendar that the viewer may see. */
export function findAgenda(db: Db | Tx, ownerId: string, viewer: ViewerContext, { from, to, ends, limit }: Days): Promise<EntryRow[]> {
  const { viewerId, premium, now, until } = viewer;
  return runPrepared<EntryRow>(db, agenda, [viewerId, premium, now, until, ownerId, from, to, ends, limit]);
}

/** Returns the chosen connections of an entry who are still active connections of its owner. */
export async function findNamedViewers(
  db: Db | Tx,
  entryId: string,
): Promise<{ id: string; username: string; accountType: AccountType }[]> {
  const { rows } = await sql<{ id: string; username: string; accountType: AccountType }>`
    SELECT m.id, m.username, m.account_type AS "accountType" FROM calendar_entry_viewer r
    JOIN calendar_entry e ON e.id = r.entry_id JOIN member m ON m.id = r.member_id AND m.state = 'active'
    JOIN connection c ON c.member_id = e.owner_id AND c.other_id = m.id AND c.state = 'connected'
    WHERE r.entry_id = ${entryId} ORDER BY lower(m.username)`.execute(db);
  return rows;
}

export async function countSeries(db: Db | Tx, seriesId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::integer AS n FROM calendar_entry WHERE series_id = ${seriesId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Counts entries of a member that are not over. */
export async function countAhead(tx: Tx, ownerId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::integer AS n FROM calendar_entry
    WHERE owner_id = ${ownerId} AND ends_on >= (${now}::timestamptz AT TIME ZONE 'UTC')::date - 1`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Returns a member’s birth date and its audiences. */
export async function findBirthDate(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('profile')
    .select(['birth_date', 'birthday_audience', 'birth_year_audience'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
