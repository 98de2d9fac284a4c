import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { removeFavouritesBetween } from '../../favourites/index.ts';
import { removeNotificationsBetween } from '../../notifications/index.ts';
import { addBlock, removeBlock } from '../store/blocks.ts';
import { lockPair, removeConnection, type Pair } from '../store/connections.ts';
import { removeEndorsementsBetween } from '../store/endorsements.ts';
import { clearNotes } from '../store/requests.ts';

/**
 * Blocks a member and permanently deletes everything between the two. The response does not reveal whether the other exists or has blocked
 * first: members can block a member whom they cannot find.
 */
export async function blockMember(tx: Tx, pair: Pair, clock: Clock): Promise<void> {
  if (pair.memberId === pair.otherId || !(await lockPair(tx, pair)).includes(pair.otherId)) return;
  const isNew = await addBlock(tx, pair, clock.now());
  const wasConnected = await removeConnection(tx, pair);
  await clearNotes(tx, pair);
  await removeEndorsementsBetween(tx, pair, 'all');
  await removeFavouritesBetween(tx, pair.memberId, pair.otherId);
  await removeNotificationsBetween(tx, pair.memberId, pair.otherId);
  if (wasConnected) await emit(tx, clock, 'connections.ended', pair);
  if (isNew) await emit(tx, clock, 'connections.blocked', pair);
}

export async function unblockMember(tx: Tx, pair: Pair, clock: Clock): Promise<void> {
  await lockPair(tx, pair);
  if (await removeBlock(tx, pair)) await emit(tx, clock, 'connections.unblocked', pair);
}
