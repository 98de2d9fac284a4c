import type { profilesRoutes } from '@subrosa/contract/profiles';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Delivery } from '../../platform/media-delivery/signed-urls.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findOwned, presentOwn } from '../media/index.ts';
import { listOwnGallery } from './queries/gallery.ts';

type OwnGallery = ReplyOf<(typeof profilesRoutes)['getOwnGallery']>;

/** The member's gallery in its order, including items that are not published. */
export async function getOwnGallery(db: Db | Tx, memberId: string, delivery: Delivery): Promise<OwnGallery> {
  const captions = await listOwnGallery(db, memberId);
  const items = await findOwned(
    db,
    memberId,
    captions.map(({ mediaId }) => mediaId),
  );
  const byId = new Map((await presentOwn(db, items, delivery)).map((item) => [item.id, item]));
  return captions.flatMap(({ mediaId, caption }) => {
    const item = byId.get(mediaId);
    return item ? [{ caption, item }] : [];
  });
}

export async function presentOwnItem(db: Db | Tx, memberId: string, mediaId: string, delivery: Delivery): Promise<OwnGallery[number]> {
  const gallery = await getOwnGallery(db, memberId, delivery);
  const found = gallery.find(({ item }) => item.id === mediaId);
  if (!found) throw new ApiError('resource.notFound');
  return found;
}
