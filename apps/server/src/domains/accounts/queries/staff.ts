import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Everybody of staff, and whether they have the second factor without which they do nothing. */
export async function listStaff(db: Db) {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username', 'staff_role'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM second_factor f WHERE f.member_id = member.id AND f.confirmed_at IS NOT NULL)`.as('second_factor'),
    )
    .where('staff_role', 'is not', null)
    .where('state', '<>', 'deleted')
    .orderBy('username')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    role: row.staff_role as StaffRole,
    secondFactor: row.second_factor,
  }));
}
