import type { noticesRoutes } from '@subrosa/contract/notices';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mayAccess, recordAccess } from '../moderation/index.ts';
import { listMedia, type Needed } from './list-media.ts';
import { findNotice } from './queries.ts';
import { decryptNoticeContent } from './notice-content.ts';

type ViewerContext = { staffId: string; id: string };

/** Returns a notice to the moderator with the open case, and records the access. */
export async function getForReview(
  db: Db,
  { staffId, id }: ViewerContext,
  platform: Needed,
): Promise<ReplyOf<typeof noticesRoutes.getNoticeForReview>> {
  const { clock, config } = platform;
  const notice = await findNotice(db, id);
  if (!notice || !(await mayAccess(db, staffId, id))) throw new ApiError('resource.notFound');
  await recordAccess(db, clock, { staffId, subjectId: id });
  const { name, email, phone, postalAddress, locations, work, explanation, declarations, signature } = decryptNoticeContent(
    config.DATA_ENCRYPTION_SECRET,
    id,
    notice.encrypted_content,
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
    locations: locations ?? null,
    work: work ?? null,
    explanation: explanation ?? null,
    declarations,
    signature: signature ?? null,
    picture: notice.picture,
    media: await listMedia(db, { noticeId: id, staffId }, platform),
  };
}
