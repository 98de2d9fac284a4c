import type { AccountType, MemberState } from '@subrosa/rules/accounts/account-types';
import { relationOf, type Relation } from '@subrosa/rules/connections/relation';
import { traits } from '@subrosa/rules/explore/bits';
import type { Owner } from '@subrosa/rules/profiles/visibility';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';

export interface OwnerRow {
  id: string;
  username: string;
  accountType: AccountType;
  verified: boolean;
  premium: boolean;
}

// Premium as searches know it: asked for everybody by itself it would take longer than all the rest.
const owners: Prepared = {
  name: 'calendar.owners',
  text: `SELECT m.id, m.username, m.account_type AS "accountType", m.identity_verified_at IS NOT NULL AS verified,
      coalesce((SELECT s.traits & ${traits.premium} <> 0 FROM member_search s WHERE s.member_id = m.id), false) AS premium
    FROM member m WHERE m.id = ANY($1::uuid[]) AND m.state = 'active'`,
};

/** Of these members, those who are here. */
export function findOwners(db: Db | Tx, ids: readonly string[]): Promise<OwnerRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : runPrepared<OwnerRow>(db, owners, [ids]);
}

interface Meeting {
  state: MemberState;
  private: boolean;
  connection: 'asking' | 'asked' | 'connected' | null;
  blocked: boolean;
}

/** Whose agenda is asked for, and how the viewer stands to them. */
export async function findOwner(db: Db, viewerId: string, id: string): Promise<(Owner & { relation: Relation }) | null> {
  const { rows } = await sql<Meeting>`
    SELECT m.state, s.private_account AS private,
      (SELECT c.state FROM connection c WHERE c.member_id = ${viewerId} AND c.other_id = m.id) AS connection,
      EXISTS (SELECT FROM block WHERE blocker_id = m.id AND blocked_id = ${viewerId})
        OR EXISTS (SELECT FROM block WHERE blocker_id = ${viewerId} AND blocked_id = m.id) AS blocked
    FROM member m JOIN member_settings s ON s.member_id = m.id LEFT JOIN profile p ON p.member_id = m.id
    WHERE m.id = ${id} AND (m.staff_role IS NULL OR p.member_id IS NOT NULL OR m.id = ${viewerId})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const relation = relationOf({ viewerId, otherId: id, state: row.connection, blocked: row.blocked });
  return { state: row.state, private: row.private, relation };
}

/** By which calendar and in which language a member reads. */
export async function findSettings(db: Db | Tx, memberId: string): Promise<{ timeZone: string; locale: string }> {
  return db
    .selectFrom('member_settings')
    .select(['time_zone as timeZone', 'locale'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Of these members, those with whom one is connected, and who are there for one. */
export async function findConnected(db: Db | Tx, memberId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM connection c JOIN member m ON m.id = c.other_id AND m.state = 'active'
    WHERE c.member_id = ${memberId} AND c.other_id = ANY(${ids}::uuid[]) AND c.state = 'connected' AND NOT EXISTS (
      SELECT FROM block WHERE (blocker_id, blocked_id) IN ((c.member_id, c.other_id), (c.other_id, c.member_id)))`.execute(db);
  return rows.map(({ id }) => id);
}
