import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { removeMedia } from '../../media/index.ts';
import { listPictures, type PicturePurpose } from '../queries/pictures.ts';

interface SelectedPictures {
  memberId: string;
  purpose: PicturePurpose;
  mediaId: string;
}

/** Permanently removes the pictures that this one replaces. */
export async function removeEarlierPictures(tx: Tx, { memberId, purpose, mediaId }: SelectedPictures, clock: Clock): Promise<void> {
  for (const id of await listPictures(tx, memberId, purpose, mediaId)) await removeMedia(tx, { ownerId: memberId, id }, clock);
}

/** Removes all of them: a replaced picture that is not removed yet would otherwise be shown again. */
export async function removeAllPictures(tx: Tx, memberId: string, purpose: PicturePurpose, clock: Clock): Promise<void> {
  for (const id of await listPictures(tx, memberId, purpose)) await removeMedia(tx, { ownerId: memberId, id }, clock);
}
