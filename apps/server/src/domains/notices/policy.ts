import type { noticesRoutes } from '@subrosa/contract/notices';
import { everyone, HOUR, ownersOnly, perNetwork, type Policy, type Who } from '../../platform/http/policy.ts';

/** Whoever has the secret of the ticket, signed in or not; the matrix has none. */
const withTheSecret: Who = { ...ownersOnly, visitor: 'missing' };

export const policy: Policy<typeof noticesRoutes> = {
  fileNotice: { who: everyone, limit: perNetwork(10, HOUR) },
  completeNoticePicture: { who: withTheSecret, limit: perNetwork(30, HOUR) },
  getNotice: { who: withTheSecret, limit: perNetwork(120, HOUR) },
  // Staff too find only what they have taken a case of.
  getNoticeForReview: { who: ownersOnly },
  setNoticeMedia: { who: ownersOnly },
};
