import type { Tx } from '../../../platform/db/database.ts';
import type { Pair } from './connections.ts';

/** Returns false if the block existed already. */
export async function addBlock(tx: Tx, { memberId, otherId }: Pair, createdAt: Date): Promise<boolean> {
  const added = await tx
    .insertInto('block')
    .values({ blocker_id: memberId, blocked_id: otherId, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns false if there was no block. */
export async function removeBlock(tx: Tx, { memberId, otherId }: Pair): Promise<boolean> {
  const removed = await tx.deleteFrom('block').where('blocker_id', '=', memberId).where('blocked_id', '=', otherId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
