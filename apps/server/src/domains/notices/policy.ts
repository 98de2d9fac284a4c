import type { noticesRoutes } from '@subrosa/contract/notices';
import { everyone, HOUR, ownersOnly, perNetwork, type Policy, type Who } from '../../platform/http/policy.ts';

/** Requires the secret of the ticket, with or without a login; the relation matrix has none. */
const withTheSecret: Who = { ...ownersOnly, visitor: 'missing' };

export const policy: Policy<typeof noticesRoutes> = {
  fileNotice: { who: everyone, limit: perNetwork(10, HOUR) },
  completeNoticePicture: { who: withTheSecret, limit: perNetwork(30, HOUR) },
  getNotice: { who: withTheSecret, limit: perNetwork(120, HOUR) },
  // Only for the moderator who claimed the case.
  getNoticeForReview: { who: ownersOnly },
  setNoticeMedia: { who: ownersOnly },
};
