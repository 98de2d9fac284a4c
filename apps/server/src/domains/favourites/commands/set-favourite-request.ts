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
  quiet: boolean;
}

/** Again is as good as once: only for what is new is its owner told, unless quietly. */
export async function setFavouriteRequest(tx: Tx, { caller, requestId, favourite, quiet }: Choice, clock: Clock): Promise<void> {
  const { memberId } = caller;
  // Locked as a block locks: nothing of somebody who is blocked meanwhile is a favourite after it.
  await lockOwner(tx, memberId);
  const ownerId = mayBrowse(caller) ? await findOwnerOf(tx, memberId, requestId) : null;
  if (ownerId === null || ownerId === memberId) throw new ApiError('resource.notFound');
  if (!favourite) return removeFavouriteRequest(tx, memberId, requestId);
  const isNew = await addFavouriteRequest(tx, { memberId, requestId, since: clock.now() });
  if (isNew) await emit(tx, clock, 'favourites.requestAdded', { memberId, requestId, ownerId, quiet });
}
