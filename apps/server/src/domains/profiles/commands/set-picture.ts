import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { findOwned } from '../../media/index.ts';
import type { PicturePurpose } from '../queries/pictures.ts';
import { savePicture as choose, lockProfile } from '../store/profile.ts';
import { removeEarlierPictures } from './remove-pictures.ts';

export const columnOf = { profile_photo: 'photo_id', cover: 'cover_id' } as const satisfies Record<PicturePurpose, string>;

interface Choice {
  memberId: string;
  mediaId: string;
  purpose: PicturePurpose;
}

/** Selects the photo or cover, also before it is published. Until then others see the previous one. */
export async function setPicture(tx: Tx, { memberId, mediaId, purpose }: Choice, clock: Clock): Promise<void> {
  const now = clock.now();
  await lockProfile(tx, memberId, now);
  const [item] = await findOwned(tx, memberId, [mediaId]);
  if (!item || item.purpose !== purpose || item.state === 'rejected') throw new ApiError('resource.notFound');
  await choose(tx, memberId, { column: columnOf[purpose], mediaId }, now);
  if (item.state === 'published') await removeEarlierPictures(tx, { memberId, purpose, mediaId }, clock);
  await emit(tx, clock, 'profiles.changed', { memberId });
}
