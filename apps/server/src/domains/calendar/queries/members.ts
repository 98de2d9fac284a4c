import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { attributeBits } from '@subrosa/rules/explore/bits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { notBlocked } from '../../../sql/visibility.ts';

export { findContentOwner } from '../../../sql/content-owner.ts';

export interface OwnerRow {
  id: string;
  username: string;
  accountType: AccountType;
  verified: boolean;
  premium: boolean;
}

// Premium is read from the search index: computing it per member would take longer than the rest of the query.
const owners: PreparedStatement = {
  name: 'calendar.owners',
  text: `SELECT m.id, m.username, m.account_type AS "accountType", m.identity_verified_at IS NOT NULL AS verified,
      coalesce((SELECT s.attribute_bits & ${attributeBits.premium} <> 0 FROM member_search s WHERE s.member_id = m.id), false) AS premium
    FROM member m WHERE m.id = ANY($1::uuid[]) AND m.state = 'active'`,
};

/** Filters the active members. */
export function findOwners(db: Db | Tx, ids: readonly string[]): Promise<OwnerRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : runPrepared<OwnerRow>(db, owners, [ids]);
}

/** Returns a member’s time zone and language. */
export async function findSettings(db: Db | Tx, memberId: string): Promise<{ timeZone: string; locale: string }> {
  return db
    .selectFrom('member_settings')
    .select(['time_zone as timeZone', 'locale'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Filters the members who are active connections without a block. */
export async function findConnected(db: Db | Tx, memberId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM connection c JOIN member m ON m.id = c.other_id AND m.state = 'active'
    WHERE c.member_id = ${memberId} AND c.other_id = ANY(${ids}::uuid[]) AND c.state = 'connected'
      AND ${sql.raw(notBlocked('c.member_id', 'c.other_id'))}`.execute(db);
  return rows.map(({ id }) => id);
}
