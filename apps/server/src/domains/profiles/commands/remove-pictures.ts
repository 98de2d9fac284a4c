import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { removeMedia } from '../../media/index.ts';
import { listPictures, type PicturePurpose } from '../queries/pictures.ts';

interface SelectedPictures {
  memberId: string;
  purpose: PicturePurpose;
  mediaId: string;
}

/** What stood there before this one goes for good. */
export async function removeEarlierPictures(tx: Tx, { memberId, purpose, mediaId }: SelectedPictures, clock: Clock): Promise<void> {
  for (const id of await listPictures(tx, memberId, purpose, mediaId)) await removeMedia(tx, { ownerId: memberId, id }, clock);
}

/** All of them: one that was replaced and not removed yet would come back otherwise. */
export async function removeAllPictures(tx: Tx, memberId: string, purpose: PicturePurpose, clock: Clock): Promise<void> {
  for (const id of await listPictures(tx, memberId, purpose)) await removeMedia(tx, { ownerId: memberId, id }, clock);
}
