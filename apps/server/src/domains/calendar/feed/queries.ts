import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { FeedTitles } from '@subrosa/rules/calendar/entries';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

export async function findFeed(db: Db | Tx, memberId: string) {
  return db.selectFrom('calendar_feed').select(['titles', 'created_at', 'used_on']).where('member_id', '=', memberId).executeTakeFirst();
}

export interface Keeper {
  memberId: string;
  accountType: AccountType;
  premium: boolean;
  timeZone: string;
  locale: string;
  titles: FeedTitles;
  usedOn: string | null;
}

/** Returns the owner of the secret; undefined if they are not active. */
export async function findKeeper(db: Db, secretHash: Buffer, today: string): Promise<Keeper | undefined> {
  const { rows } = await sql<Keeper>`
    SELECT m.id AS "memberId", m.account_type AS "accountType", is_premium(m.id, ${today}::date) AS premium, s.time_zone AS "timeZone", s.locale,
      f.titles, f.used_on AS "usedOn"
    FROM calendar_feed f JOIN member m ON m.id = f.member_id AND m.state = 'active' JOIN member_settings s ON s.member_id = m.id
    WHERE f.secret_hash = ${secretHash}`.execute(db);
  return rows[0];
}
