import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Locked, so that two administrators cannot take each other's role at once. */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('member')
    .select('id')
    .where('staff_role', '=', 'administrator')
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Who has another role now, and which they had; null where nobody has this name. */
export async function changeRole(
  tx: Tx,
  { username, role }: { username: string; role: StaffRole | null },
): Promise<{ memberId: string; before: StaffRole | null } | null> {
  const found = await tx
    .selectFrom('member')
    .select(['id', 'staff_role'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  await tx.updateTable('member').set({ staff_role: role }).where('id', '=', found.id).execute();
  return { memberId: found.id, before: found.staff_role as StaffRole | null };
}
