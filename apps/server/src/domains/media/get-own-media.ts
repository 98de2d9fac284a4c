import type { OwnMedia } from '@subrosa/contract/media/schemas';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Delivery } from '../../platform/media-delivery/signed-urls.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findItem, findOwned, type Item } from './queries/items.ts';
import { listDepictedPersons } from './queries/depicted-persons.ts';
import { isVerified, listReviewNotes } from './queries/review.ts';
import { viewOwnMedia } from './view.ts';

/** Views of one member's items as their owner sees them, in the given order. */
export async function presentOwn(db: Db | Tx, items: readonly Item[], delivery: Delivery): Promise<OwnMedia[]> {
  const [first] = items;
  if (!first) return [];
  const people = Map.groupBy(
    await listDepictedPersons(
      db,
      items.map(({ id }) => id),
    ),
    ({ media_id }) => media_id,
  );
  const rejected = items.filter(({ state }) => state === 'rejected');
  const notes = await listReviewNotes(
    db,
    rejected.map(({ id }) => id),
  );
  const uploaderVerified = await isVerified(db, first.owner_id);
  return items.map((item) =>
    viewOwnMedia(item, { people: people.get(item.id) ?? [], note: notes.get(item.id) ?? null, uploaderVerified }, delivery),
  );
}

async function presentOne(db: Db | Tx, item: Item | undefined, delivery: Delivery): Promise<OwnMedia> {
  const [presented] = item ? await presentOwn(db, [item], delivery) : [];
  if (!presented) throw new ApiError('resource.notFound');
  return presented;
}

export async function getOwnMedia(db: Db | Tx, ownerId: string, id: string, delivery: Delivery): Promise<OwnMedia> {
  const [item] = await findOwned(db, ownerId, [id]);
  return presentOne(db, item, delivery);
}

/** Returns an item of any owner, for staff; the caller has checked that they claimed its case. */
export async function getMediaOfAnyOwner(db: Db, id: string, delivery: Delivery): Promise<{ ownerId: string; view: OwnMedia }> {
  const item = await findItem(db, id);
  return { ownerId: item?.owner_id ?? '', view: await presentOne(db, item, delivery) };
}
