import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockOwned } from '../queries/items.ts';
import { changeState } from './change-state.ts';

/** For its owner. Nobody sees it from now on; the worker removes its files. */
export async function removeMedia(tx: Tx, { ownerId, id }: { ownerId: string; id: string }, clock: Clock): Promise<void> {
  const item = await lockOwned(tx, ownerId, id);
  // What the hash list knows is for staff to decide about; its uploader cannot close the case by removing it.
  if (!item || item.reason === 'known') throw new ApiError('resource.notFound');
  await removeItem(tx, clock, item.id);
}

export async function removeItem(tx: Tx, clock: Clock, id: string): Promise<void> {
  const moved = await changeState(tx, clock, { id, to: 'removed' });
  if (moved) await emit(tx, clock, 'media.removed', { mediaId: id, ownerId: moved.ownerId });
}
