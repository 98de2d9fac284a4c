import type { EntryAudience, EventType } from '@subrosa/rules/calendar/entries';
import type { Period } from '@subrosa/rules/calendar/period';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { sqlState } from '../../../platform/db/transaction.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

const OVERLAPS = '23P01';

/** Validated fields of an entry that its owner sets. */
export interface EntryRowInput {
  title: string;
  description: string;
  allDay: boolean;
  continuous: boolean;
  timeZone: string;
  fromCityId: number | null;
  cityId: number | null;
  audience: EntryAudience;
  publishAt: Date;
  notify: boolean;
  notifyCity: boolean;
  period: Period;
}

interface NewEntry extends EntryRowInput {
  id: string;
  ownerId: string;
  kind: Exclude<EventType, 'birthday'>;
  seriesId: string | null;
  createdAt: Date;
}

/** Every change of a calendar takes this lock: concurrent overlapping entries are serialized instead of both failing. */
export async function lockCalendar(tx: Tx, ownerId: string): Promise<void> {
  await sql`SELECT FROM member WHERE id = ${ownerId} FOR NO KEY UPDATE`.execute(tx);
}

/** The exclusion constraint decides whether a time is free. */
async function unlessOccupied<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === OVERLAPS) throw new ApiError('calendar.occupied');
    throw error;
  }
}

/** Returns when a trip first changes the owner’s location; null if it is not published before its end. */
function firstMove({ cityId, period, publishAt }: EntryRowInput, now: Date): Date | null {
  const from = publishAt > period.startsAt ? publishAt : period.startsAt;
  return cityId !== null && period.endsAt > now && from < period.endsAt ? from : null;
}

function columnsOf(written: EntryRowInput, now: Date) {
  const { period } = written;
  return {
    title: written.title,
    description: written.description,
    starts_on: period.startsOn,
    ends_on: period.endsOn,
    start_time: period.startTime,
    end_time: period.endTime,
    all_day: written.allDay,
    continuous: written.continuous,
    time_zone: written.timeZone,
    starts_at: period.startsAt,
    ends_at: period.endsAt,
    from_city_id: written.fromCityId,
    city_id: written.cityId,
    audience: written.audience,
    publish_at: written.publishAt,
    next_location_change_at: firstMove(written, now),
    notify: written.notify,
    notify_city: written.notifyCity,
  };
}

export async function addEntries(tx: Tx, entries: readonly NewEntry[], now: Date): Promise<void> {
  const rows = entries.map((entry) => ({
    id: entry.id,
    owner_id: entry.ownerId,
    kind: entry.kind,
    series_id: entry.seriesId,
    created_at: entry.createdAt,
    ...columnsOf(entry, now),
  }));
  await unlessOccupied(tx.insertInto('calendar_entry').values(rows).execute());
}

/** An entry that is hidden again counts as not announced. */
export async function changeEntry(tx: Tx, id: string, written: EntryRowInput, now: Date): Promise<void> {
  const hidden = written.publishAt > now ? { announced_at: null } : {};
  const change = tx
    .updateTable('calendar_entry')
    .set({ ...columnsOf(written, now), ...hidden, version: sql`version + 1` })
    .where('id', '=', id);
  await unlessOccupied(change.execute());
}

export async function deleteEntries(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('calendar_entry').where('id', 'in', ids).execute();
}

/** Replaces the chosen connections of these entries. */
export async function setNamedViewers(tx: Tx, entryIds: readonly string[], memberIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('calendar_entry_viewer').where('entry_id', 'in', entryIds).execute();
  if (memberIds.length === 0) return;
  await sql`
    INSERT INTO calendar_entry_viewer (entry_id, member_id)
    SELECT e, m FROM unnest(${entryIds}::uuid[]) e CROSS JOIN unnest(${memberIds}::uuid[]) m`.execute(tx);
}
