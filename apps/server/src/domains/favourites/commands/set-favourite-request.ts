import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { findOwnerOf } from '../../requests/index.ts';
import { addFavouriteRequest, removeFavouriteRequest } from '../store/requests.ts';
import { lockOwner } from '../store/members.ts';

interface Choice {
  caller: Caller;
  requestId: string;
  favourite: boolean;
  silent: boolean;
}

/** Adds or removes a favourite post. Idempotent: the owner is notified only of a new favourite, unless `silent` is set. */
export async function setFavouriteRequest(tx: Tx, { caller, requestId, favourite, silent }: Choice, clock: Clock): Promise<void> {
  const { memberId } = caller;
  // Takes the same lock as a block, so that a member who is blocked concurrently leaves no favourites behind.
  await lockOwner(tx, memberId);
  const ownerId = mayBrowse(caller) ? await findOwnerOf(tx, memberId, requestId) : null;
  if (ownerId === null || ownerId === memberId) throw new ApiError('resource.notFound');
  if (!favourite) return removeFavouriteRequest(tx, memberId, requestId);
  const isNew = await addFavouriteRequest(tx, { memberId, requestId, createdAt: clock.now() });
  if (isNew) await emit(tx, clock, 'favourites.requestAdded', { memberId, requestId, ownerId, silent });
}
