import type { profilesRoutes } from '@subrosa/contract/profiles';
import type { ReplyOf } from '@subrosa/contract/route';
import { ageOf } from '@subrosa/rules/accounts/age';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listItems, viewIfRendered } from '../media/index.ts';
import { findProfileOf, recordAccess } from '../moderation/index.ts';
import { findProfileRow, listLinks } from './queries/own.ts';
import { findReviewed, listVisibleMedia } from './queries/review.ts';

type Reviewed = ReplyOf<typeof profilesRoutes.getProfileCase>;

/**
 * The texts and media that others could see, for the staff member who has a case about the member. Each access is logged. Contains neither
 * name nor location.
 */
export async function getProfileCase(
  db: Db,
  { staffId, caseId }: { staffId: string; caseId: string },
  { clock, delivery }: ApiPlatform,
): Promise<Reviewed> {
  const found = await findProfileOf(db, staffId, caseId);
  const member = found && (await findReviewed(db, found.memberId));
  if (!member) throw new ApiError('resource.notFound');
  await recordAccess(db, clock, { staffId, subjectId: found.subjectId });
  const { id, time_zone: timeZone } = member;
  const { about, welcomes, declines, birth_date: born, withheld_at: withheldAt } = await findProfileRow(db, id);
  const shown = await listVisibleMedia(db, id);
  const items = await listItems(db, shown);
  return {
    accountType: member.account_type as Reviewed['accountType'],
    joinedAt: member.joined_at.toISOString(),
    verified: member.identity_verified_at !== null,
    age: born === null ? null : ageOf(born, timeZone, clock.now()),
    about,
    welcomes,
    declines,
    links: (await listLinks(db, id)).map(({ platform, url }) => ({ platform, url })),
    withheld: withheldAt !== null,
    pictures: shown.flatMap((mediaId) => {
      const item = items.get(mediaId);
      return (item && viewIfRendered(item, delivery)) ?? [];
    }),
  };
}
