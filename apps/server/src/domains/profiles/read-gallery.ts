import type { profilesCalls } from '@subrosa/contract/profiles';
import type { ReplyOf } from '@subrosa/contract/route';
import type { MemberState } from '@subrosa/rules/accounts/account-types';
import { GALLERY_PAGE } from '@subrosa/rules/profiles/gallery';
import { extentOf, mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Db } from '../../platform/db/database.ts';
import type { Delivery } from '../../platform/delivery/addresses.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findRelation } from '../connections/index.ts';
import { viewMedia } from '../media/index.ts';
import { cursorOf, placeOf } from './gallery-place.ts';
import { findOwner, listGallery } from './queries/gallery.ts';

interface Asked {
  viewer: Caller;
  username: string;
  after: string | undefined;
}

/** The published gallery of a member. A private account's is empty to strangers. */
export async function readGallery(
  db: Db,
  { viewer, username, after }: Asked,
  delivery: Delivery,
): Promise<ReplyOf<(typeof profilesCalls)['readGallery']>> {
  const owner = await findOwner(db, username);
  if (!owner) throw new Refusal('page.missing');
  const { id, state, private_account } = owner;
  const relation = await findRelation(db, viewer.memberId, id);
  const extent = extentOf({ state: state as MemberState, private: private_account }, relation);
  if (extent === 'nothing' || !(relation.self || mayBrowse(viewer))) throw new Refusal('page.missing');
  if (extent === 'card') return { items: [], after: null };

  const place = after === undefined ? null : placeOf(after);
  if (after !== undefined && !place) throw new Refusal('request.invalid', { fields: { after: 'field.invalid' } });
  const rows = await listGallery(db, id, place, GALLERY_PAGE + 1);
  const page = rows.slice(0, GALLERY_PAGE);
  const last = page.at(-1);
  return {
    items: page.map(({ caption, media }) => ({ caption, media: viewMedia(media, delivery) })),
    after: last && rows.length > GALLERY_PAGE ? cursorOf(last) : null,
  };
}
