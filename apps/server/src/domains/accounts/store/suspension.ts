import type { Tx } from '../../../platform/db/database.ts';

type Before = 'pending' | 'active';

/** Returns the earlier state, or null if the member was suspended already or is deleted. */
export async function markSuspended(tx: Tx, memberId: string): Promise<Before | null> {
  const found = await tx.selectFrom('member').select('state').where('id', '=', memberId).forUpdate().executeTakeFirst();
  if (found?.state !== 'active' && found?.state !== 'pending') return null;
  await tx.updateTable('member').set({ state: 'suspended' }).where('id', '=', memberId).execute();
  return found.state;
}

/** Returns false if the member was not suspended. */
export async function markReinstated(tx: Tx, memberId: string, state: Before): Promise<boolean> {
  const changed = await tx
    .updateTable('member')
    .set({ state })
    .where('id', '=', memberId)
    .where('state', '=', 'suspended')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
