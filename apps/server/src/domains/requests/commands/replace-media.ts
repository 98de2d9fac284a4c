import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findOwned, removeMedia } from '../../media/index.ts';
import { listMediaIds } from '../queries/media.ts';
import type { StoredPost } from '../queries/own.ts';
import { setMedia } from '../store/media.ts';

interface ReplaceMediaInput {
  post: Pick<StoredPost, 'id' | 'member_id'>;
  mediaIds: readonly string[];
}

/** Sets the items of a post; all other items of it are permanently removed. */
export async function replaceMedia(tx: Tx, { post, mediaIds }: ReplaceMediaInput, clock: Clock): Promise<void> {
  const left = (await listMediaIds(tx, post.id)).filter((id) => !mediaIds.includes(id));
  await setMedia(tx, post.id, mediaIds);
  for (const { id, reason } of await findOwned(tx, post.member_id, left)) {
    // Media that match the hash list are kept until staff decide.
    if (reason !== 'known') await removeMedia(tx, { ownerId: post.member_id, id }, clock);
  }
}
