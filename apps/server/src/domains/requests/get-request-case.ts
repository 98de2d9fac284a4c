import type { requestsRoutes } from '@subrosa/contract/requests';
import type { ReplyOf } from '@subrosa/contract/route';
import { findFlaggedSpans } from '@subrosa/rules/requests/flagged-spans';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { mayAccess, recordAccess, displayNamesOf } from '../moderation/index.ts';
import { viewMedia } from '../media/index.ts';
import { listVisibleMedia } from './queries/media.ts';
import { findPost } from './queries/own.ts';
import { listReports } from './queries/reports.ts';

type Case = ReplyOf<(typeof requestsRoutes)['getRequestCase']>;

/** For the staff member who has claimed the case; each access is logged. A deleted post is shown as it was reported. */
export async function getRequestCase(db: Db, { id, staffId }: { id: string; staffId: string }, platform: ApiPlatform): Promise<Case> {
  const { clock, delivery } = platform;
  if (!(await mayAccess(db, staffId, id))) throw new ApiError('resource.notFound');
  await recordAccess(db, clock, { staffId, subjectId: id });
  const rows = await listReports(db, id);
  const post = await findPost(db, id);
  const people = [post?.member_id ?? null, ...rows.flatMap(({ owner_id, reporter_id }) => [owner_id, reporter_id])];
  const names = await displayNamesOf(db, platform, staffId, people);
  const nameOf = (memberId: string) => names.get(memberId)?.name ?? null;
  const reports = rows.map(({ id: reportId, reporter_id, reason, text, at }) => ({
    id: reportId,
    reporter: nameOf(reporter_id),
    reason,
    text,
    at: at.toISOString(),
  }));
  const [reported] = rows.toReversed();
  if (post) {
    const { title, description, type, price_cents: priceCents, status } = post;
    const media = (await listVisibleMedia(db, id)).map((item) => viewMedia(item, delivery));
    return {
      id,
      username: nameOf(post.member_id),
      title,
      description,
      type,
      priceCents,
      status,
      flaggedSpans: findFlaggedSpans(post),
      media,
      reports,
    };
  }
  if (!reported) throw new ApiError('resource.notFound');
  const { title, description, owner_id } = reported;
  const texts = { title, description, flaggedSpans: findFlaggedSpans(reported) };
  return { id, username: nameOf(owner_id), ...texts, type: 'other', priceCents: 0, status: 'withdrawn', media: [], reports };
}
