import type { Tx } from '../../../../platform/db/database.ts';
import { unblockGroup as dropBlock } from '../store.ts';

/** The group may ask again; an invitation that was refused meanwhile stays unseen. */
export async function unblockGroup(tx: Tx, memberId: string, groupId: string): Promise<void> {
  await dropBlock(tx, groupId, memberId);
}
