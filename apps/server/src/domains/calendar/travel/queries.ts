import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { EntryAudience } from '@subrosa/rules/calendar/entries';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Subject } from '../fan-out/candidates.ts';

export interface TripRow {
  cityId: number;
  startsAt: Date;
  endsAt: Date;
  publishAt: Date;
  audience: EntryAudience;
}

/** Returns a member’s trips that are not over. */
export async function listTrips(tx: Tx, ownerId: string, now: Date): Promise<TripRow[]> {
  const { rows } = await sql<TripRow>`
    SELECT city_id AS "cityId", starts_at AS "startsAt", ends_at AS "endsAt", publish_at AS "publishAt", audience
    FROM calendar_entry WHERE owner_id = ${ownerId} AND kind = 'travel' AND ends_at > ${now}`.execute(tx);
  return rows;
}

/** Returns members whose location changes now. */
export async function listMoving(db: Db, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    SELECT DISTINCT owner_id FROM (
      SELECT owner_id FROM calendar_entry WHERE next_location_change_at <= ${now} ORDER BY next_location_change_at LIMIT ${most}) due`.execute(
    db,
  );
  return rows.map(({ owner_id }) => owner_id);
}

export interface Newcomer {
  id: string;
  active: boolean;
  accountType: AccountType;
  premium: boolean;
  cityId: number | null;
}

export async function findNewcomer(tx: Tx, id: string, today: string): Promise<Newcomer | undefined> {
  const { rows } = await sql<Newcomer>`
    SELECT m.id, m.state = 'active' AS active, m.account_type AS "accountType", is_premium(m.id, ${today}::date) AS premium, p.city_id AS "cityId"
    FROM member m LEFT JOIN profile p ON p.member_id = m.id WHERE m.id = ${id}`.execute(tx);
  return rows[0];
}

export interface Arrival extends Subject {
  entryId: string;
  ownerId: string;
  private: boolean;
  connected: boolean;
}

/** Lists trips to a city of which this member was not notified, by their end. */
export async function listArrivals(tx: Tx, { memberId, cityId, now, most }: { memberId: string; cityId: number; now: Date; most: number }) {
  const { rows } = await sql<Arrival>`
    SELECT e.id AS "entryId", e.owner_id AS "ownerId", e.title, true AS travel, e.starts_on AS "startsOn", e.ends_on AS "endsOn",
      e.city_id AS "cityId", e.audience, ARRAY(SELECT r.member_id FROM calendar_entry_viewer r WHERE r.entry_id = e.id) AS chosen,
      s.private_account AS private,
      coalesce((SELECT c.state = 'connected' FROM connection c WHERE c.member_id = e.owner_id AND c.other_id = ${memberId}), false) AS connected
    FROM calendar_entry e JOIN member_settings s ON s.member_id = e.owner_id
    WHERE e.kind = 'travel' AND e.notify_city AND e.announced_at IS NOT NULL AND e.publish_at <= ${now}
      AND e.city_id = ${cityId} AND e.ends_at > ${now} AND e.owner_id <> ${memberId}
      AND NOT EXISTS (SELECT FROM arrival_alert a WHERE a.entry_id = e.id AND a.member_id = ${memberId})
    ORDER BY e.ends_at LIMIT ${most}`.execute(tx);
  return rows;
}
