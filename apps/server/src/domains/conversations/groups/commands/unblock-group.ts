import type { Tx } from '../../../../platform/db/database.ts';
import { unblockGroup as dropBlock } from '../store.ts';

/** The group may invite the member again; an invitation that was rejected meanwhile stays hidden. */
export async function unblockGroup(tx: Tx, memberId: string, groupId: string): Promise<void> {
  await dropBlock(tx, groupId, memberId);
}
