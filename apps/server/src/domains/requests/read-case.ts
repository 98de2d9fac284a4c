import type { requestsCalls } from '@subrosa/contract/requests';
import type { ReplyOf } from '@subrosa/contract/route';
import { findPassages } from '@subrosa/rules/requests/passages';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { hasCase, recordLook } from '../moderation/index.ts';
import { viewMedia } from '../media/index.ts';
import { listShown } from './queries/media.ts';
import { findPost } from './queries/own.ts';
import { findUsername, listReports } from './queries/reports.ts';

type Case = ReplyOf<(typeof requestsCalls)['readRequestCase']>;

/** For the person of staff who has taken the case; each look is noted. A post that is gone reads as it was reported. */
export async function readRequestCase(
  db: Db,
  { id, staffId }: { id: string; staffId: string },
  { clock, delivery }: CallPlatform,
): Promise<Case> {
  if (!(await hasCase(db, staffId, id))) throw new Refusal('page.missing');
  await recordLook(db, clock, { staffId, subjectId: id });
  const rows = await listReports(db, id);
  const reports = rows.map(({ id: reportId, reporter, reason, text, at }) => ({
    id: reportId,
    reporter,
    reason,
    text,
    at: at.toISOString(),
  }));
  const post = await findPost(db, id);
  const [reported] = rows.toReversed();
  if (post) {
    const { title, description, type, price_cents: priceCents, status } = post;
    const media = (await listShown(db, id)).map((item) => viewMedia(item, delivery));
    const username = await findUsername(db, post.member_id);
    return { id, username, title, description, type, priceCents, status, passages: findPassages(post), media, reports };
  }
  if (!reported) throw new Refusal('page.missing');
  const { title, description, owner_id } = reported;
  const username = await findUsername(db, owner_id);
  const texts = { title, description, passages: findPassages(reported) };
  return { id, username, ...texts, type: 'other', priceCents: 0, status: 'withdrawn', media: [], reports };
}
