import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockOwned } from '../queries/items.ts';
import { changeState } from './change-state.ts';

/** Removes an item by its owner: it is hidden immediately, and the worker deletes its files. */
export async function removeMedia(tx: Tx, { ownerId, id }: { ownerId: string; id: string }, clock: Clock): Promise<void> {
  const item = await lockOwned(tx, ownerId, id);
  // Staff decide about an item that matched a hash list; its uploader cannot close that case by removing the item.
  if (!item || item.reason === 'known') throw new ApiError('resource.notFound');
  await removeItem(tx, clock, item.id);
}

export async function removeItem(tx: Tx, clock: Clock, id: string): Promise<void> {
  const moved = await changeState(tx, clock, { id, to: 'removed' });
  if (moved) await emit(tx, clock, 'media.removed', { mediaId: id, ownerId: moved.ownerId });
}
