import type { mediaRoutes } from '@subrosa/contract/media';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import type { Delivery } from '../../platform/media-delivery/signed-urls.ts';
import { listItems } from './queries/items.ts';
import { listDepictions } from './queries/depicted-persons.ts';
import { viewIfRendered } from './view.ts';

/** Lists items in which others named this member, with the item itself, so that they can answer. */
export async function listOwnDepictions(db: Db, memberId: string, delivery: Delivery): Promise<ReplyOf<typeof mediaRoutes.listDepictions>> {
  const depictions = await listDepictions(db, memberId);
  const items = await listItems(
    db,
    depictions.map(({ media_id }) => media_id),
  );
  return depictions.map(({ id, media_id, uploader, consent, state }) => {
    const item = items.get(media_id);
    return { id, uploader, consent, published: state === 'published', media: item ? viewIfRendered(item, delivery) : null };
  });
}
