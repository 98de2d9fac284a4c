import type { Tx } from '../../../platform/db/database.ts';

/** A member who was paused is paused again afterwards. */
export type StateBefore = 'pending' | 'active' | 'paused';

/** Returns the earlier state, or null if the member was suspended already or is deleted. */
export async function markSuspended(tx: Tx, memberId: string): Promise<StateBefore | null> {
  const found = await tx.selectFrom('member').select('state').where('id', '=', memberId).forUpdate().executeTakeFirst();
  if (found?.state !== 'active' && found?.state !== 'pending' && found?.state !== 'paused') return null;
  await tx.updateTable('member').set({ state: 'suspended' }).where('id', '=', memberId).execute();
  return found.state;
}

/** Returns false if the member was not suspended. */
export async function markReinstated(tx: Tx, memberId: string, state: StateBefore): Promise<boolean> {
  const changed = await tx
    .updateTable('member')
    .set({ state })
    .where('id', '=', memberId)
    .where('state', '=', 'suspended')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
