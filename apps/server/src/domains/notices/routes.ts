import { noticesRoutes } from '@subrosa/contract/notices';
import { mayModerate } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { completePicture } from './commands/complete-picture.ts';
import { fileNotice } from './commands/file-notice.ts';
import { nameMedia } from './commands/name-media.ts';
import { policy } from './policy.ts';
import { readForReview } from './read-for-review.ts';
import { noticeOf, readNotice } from './read-notice.ts';

export const routes = endpoints(noticesRoutes, policy, {
  fileNotice: ({ tx, body, locale, attempt }, platform) => fileNotice(tx, { body, locale, attempt }, platform),

  completeNoticePicture: async ({ tx, params, ticketSecret }, platform) => {
    const notice = await noticeOf(tx, { ticket: params.ticket, secret: ticketSecret }, platform.config);
    await completePicture(tx, notice, platform);
    return {};
  },

  readNotice: ({ db, params, ticketSecret }, { config }) => readNotice(db, { ticket: params.ticket, secret: ticketSecret }, config),

  readNoticeForReview: ({ db, caller, params }, platform) => readForReview(db, { staffId: staffIdOf(caller), id: params.id }, platform),

  nameNoticeMedia: ({ tx, caller, params, body }, platform) =>
    nameMedia(tx, { staffId: staffIdOf(caller), noticeId: params.id, mediaIds: body.mediaIds }, platform),
});

function staffIdOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!mayModerate(staffRole)) throw new ApiError('page.missing');
  return memberId;
}
