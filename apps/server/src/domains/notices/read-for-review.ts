import type { noticesCalls } from '@subrosa/contract/notices';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { mayLookAt, recordLook } from '../moderation/index.ts';
import { listMedia, type Needed } from './list-media.ts';
import { findNotice } from './queries.ts';
import { openLetter } from './sealed.ts';

type Looking = { staffId: string; id: string };

/** Only for who has the open case; each look is noted in it. */
export async function readForReview(
  db: Db,
  { staffId, id }: Looking,
  platform: Needed,
): Promise<ReplyOf<typeof noticesCalls.readNoticeForReview>> {
  const { clock, config } = platform;
  const notice = await findNotice(db, id);
  if (!notice || !(await mayLookAt(db, staffId, id))) throw new Refusal('page.missing');
  await recordLook(db, clock, { staffId, subjectId: id });
  const { name, email, phone, postalAddress, places, work, explanation, statements, signature } = openLetter(
    config.SEAL_SECRET,
    id,
    notice.sealed,
  );
  return {
    id,
    ticket: notice.ticket,
    kind: notice.kind,
    receivedAt: notice.received_at.toISOString(),
    name,
    email,
    phone: phone ?? null,
    postalAddress: postalAddress ?? null,
    places: places ?? null,
    work: work ?? null,
    explanation: explanation ?? null,
    statements,
    signature: signature ?? null,
    picture: notice.picture,
    media: await listMedia(db, { noticeId: id, staffId }, platform),
  };
}
