import type { Tx } from '../../../platform/db/database.ts';

/** Locks the row of a member who may pause, or has paused; null for others. */
export async function lockPausable(tx: Tx, memberId: string): Promise<{ isStaff: boolean } | null> {
  const row = await tx
    .selectFrom('member')
    .select('staff_role')
    .where('id', '=', memberId)
    .where('state', 'in', ['active', 'paused'])
    .forUpdate()
    .executeTakeFirst();
  return row ? { isStaff: row.staff_role !== null } : null;
}

/** Returns false if the member was not active. */
export async function markPaused(tx: Tx, memberId: string): Promise<boolean> {
  return changeState(tx, memberId, 'active', 'paused');
}

/** Returns false if the member was not paused. */
export async function markResumed(tx: Tx, memberId: string): Promise<boolean> {
  return changeState(tx, memberId, 'paused', 'active');
}

async function changeState(tx: Tx, memberId: string, from: 'active' | 'paused', to: 'active' | 'paused'): Promise<boolean> {
  const changed = await tx.updateTable('member').set({ state: to }).where('id', '=', memberId).where('state', '=', from).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
