import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { isFindable } from '../queries/members.ts';
import { addFavourite, lockOwner, removeFavourite } from '../store/members.ts';

interface Choice {
  caller: Caller;
  memberId: string;
  favourite: boolean;
  silent: boolean;
}

/** Adds or removes a favourite member. Idempotent: the other is notified only of a new favourite, unless `silent` is set. */
export async function setFavourite(tx: Tx, { caller, memberId: favouriteId, favourite, silent }: Choice, clock: Clock): Promise<void> {
  const { memberId } = caller;
  // Takes the same lock as a block, so that a member who is blocked concurrently does not stay a favourite.
  await lockOwner(tx, memberId);
  if (memberId === favouriteId || !mayBrowse(caller) || !(await isFindable(tx, memberId, favouriteId)))
    throw new ApiError('resource.notFound');
  if (!favourite) return removeFavourite(tx, memberId, favouriteId);
  const isNew = await addFavourite(tx, { memberId, favouriteId, createdAt: clock.now() });
  if (isNew) await emit(tx, clock, 'favourites.added', { memberId, favouriteId, silent });
}
