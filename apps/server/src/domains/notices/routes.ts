import { noticesRoutes } from '@subrosa/contract/notices';
import { mayModerate } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { completePicture } from './commands/complete-picture.ts';
import { fileNotice } from './commands/file-notice.ts';
import { setNoticeMedia } from './commands/set-notice-media.ts';
import { policy } from './policy.ts';
import { getForReview } from './get-for-review.ts';
import { requireNotice, getNotice } from './get-notice.ts';

export const routes = endpoints(noticesRoutes, policy, {
  fileNotice: ({ tx, body, locale, attempt }, platform) => fileNotice(tx, { body, locale, attempt }, platform),

  completeNoticePicture: async ({ tx, params, ticketSecret }, platform) => {
    const notice = await requireNotice(tx, { ticket: params.ticket, secret: ticketSecret }, platform.config);
    await completePicture(tx, notice, platform);
    return {};
  },

  getNotice: ({ db, params, ticketSecret }, { config }) => getNotice(db, { ticket: params.ticket, secret: ticketSecret }, config),

  getNoticeForReview: ({ db, caller, params }, platform) => getForReview(db, { staffId: staffIdOf(caller), id: params.id }, platform),

  setNoticeMedia: ({ tx, caller, params, body }, platform) =>
    setNoticeMedia(tx, { staffId: staffIdOf(caller), noticeId: params.id, mediaIds: body.mediaIds }, platform),
});

function staffIdOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!mayModerate(staffRole)) throw new ApiError('resource.notFound');
  return memberId;
}
