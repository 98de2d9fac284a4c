import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { PicturePurpose } from '../queries/pictures.ts';
import { savePicture, lockProfile } from '../store/profile.ts';
import { columnOf } from './set-picture.ts';
import { removeAllPictures } from './remove-pictures.ts';

/** Removes the profile photo or cover, and its files. */
export async function removePicture(tx: Tx, memberId: string, purpose: PicturePurpose, clock: Clock): Promise<void> {
  const now = clock.now();
  await lockProfile(tx, memberId, now);
  await savePicture(tx, memberId, { column: columnOf[purpose], mediaId: null }, now);
  await removeAllPictures(tx, memberId, purpose, clock);
  await emit(tx, clock, 'profiles.changed', { memberId });
}
