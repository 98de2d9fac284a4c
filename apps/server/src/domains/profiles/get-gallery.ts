import type { profilesRoutes } from '@subrosa/contract/profiles';
import type { ReplyOf } from '@subrosa/contract/route';
import type { MemberState } from '@subrosa/rules/accounts/account-types';
import { GALLERY_PAGE } from '@subrosa/rules/profiles/gallery';
import { extentOf, mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Db } from '../../platform/db/database.ts';
import type { Delivery } from '../../platform/media-delivery/signed-urls.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findRelation } from '../connections/index.ts';
import { viewMedia } from '../media/index.ts';
import { cursorOf, positionOf } from './gallery-cursor.ts';
import { findOwner, listGallery } from './queries/gallery.ts';

interface GalleryQuery {
  viewer: Caller;
  username: string;
  after: string | undefined;
}

/** The published gallery of a member. The gallery of a private account is empty for members who are not connected. */
export async function getGallery(
  db: Db,
  { viewer, username, after }: GalleryQuery,
  delivery: Delivery,
): Promise<ReplyOf<(typeof profilesRoutes)['getGallery']>> {
  const owner = await findOwner(db, username);
  if (!owner) throw new ApiError('resource.notFound');
  const { id, state, private_account } = owner;
  const relation = await findRelation(db, viewer.memberId, id);
  const extent = extentOf({ state: state as MemberState, private: private_account }, relation);
  if (extent === 'nothing' || !(relation.self || mayBrowse(viewer))) throw new ApiError('resource.notFound');
  if (extent === 'card') return { items: [], after: null };

  const position = after === undefined ? null : positionOf(after);
  if (after !== undefined && !position) throw new ApiError('request.invalid', { fields: { after: 'field.invalid' } });
  const rows = await listGallery(db, id, position, GALLERY_PAGE + 1);
  const page = rows.slice(0, GALLERY_PAGE);
  const last = page.at(-1);
  return {
    items: page.map(({ caption, media }) => ({ caption, media: viewMedia(media, delivery) })),
    after: last && rows.length > GALLERY_PAGE ? cursorOf(last) : null,
  };
}
