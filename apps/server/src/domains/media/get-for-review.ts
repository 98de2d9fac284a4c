import type { mediaRoutes } from '@subrosa/contract/media';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { mayAccess, recordAccess, displayNamesOf } from '../moderation/index.ts';
import { getMediaOfAnyOwner } from './get-own-media.ts';
import { listItems } from './queries/items.ts';
import { listDepictedPersons } from './queries/depicted-persons.ts';
import { findOwner } from './queries/review.ts';
import { viewIfRendered } from './view.ts';

type Review = ReplyOf<typeof mediaRoutes.getMediaForReview>;

/** Returns an item to the moderator who claimed its open case, and logs the access. */
export async function getForReview(db: Db, { staffId, id }: { staffId: string; id: string }, platform: ApiPlatform): Promise<Review> {
  if (!(await mayAccess(db, staffId, id))) throw new ApiError('resource.notFound');
  const { ownerId, view } = await getMediaOfAnyOwner(db, id, platform.delivery);
  const owner = await findOwner(db, ownerId);
  if (!owner) throw new ApiError('resource.notFound');
  await recordAccess(db, platform.clock, { staffId, subjectId: id });
  const people = await listDepictedPersons(db, [id]);
  const names = await displayNamesOf(db, platform, staffId, [ownerId, ...people.map(({ member_id }) => member_id)]);
  const nameOf = (memberId: string | null | undefined) => (memberId ? (names.get(memberId)?.name ?? null) : null);
  return {
    ...view,
    people: view.people.map((person) => ({
      ...person,
      username: nameOf(people.find(({ id: personId }) => personId === person.id)?.member_id),
    })),
    owner: {
      username: nameOf(ownerId) ?? '',
      accountType: owner.account_type,
      verified: owner.identity_verified_at !== null,
      joinedAt: owner.joined_at.toISOString(),
    },
    releases: await releasesOf(db, id, platform),
    previous: { published: Number(owner.published), rejected: Number(owner.rejected) },
  };
}

/** Returns the releases of people who are not members, to compare them with the item. */
async function releasesOf(db: Db, id: string, { delivery }: ApiPlatform): Promise<Review['releases']> {
  const people = await listDepictedPersons(db, [id]);
  const releases = await listItems(
    db,
    people.flatMap(({ release_id }) => release_id ?? []),
  );
  return people.flatMap(({ name, release_id }) => {
    const release = release_id === null ? undefined : releases.get(release_id);
    const media = release && viewIfRendered(release, delivery);
    return media && name !== null ? [{ name, media }] : [];
  });
}
