import type { supportRoutes } from '@subrosa/contract/support';
import { everyone, HOUR, ownersOnly, perNetwork, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof supportRoutes> = {
  sendContactMessage: { who: everyone, limit: perNetwork(5, HOUR) },
  joinNewsletter: { who: everyone, limit: perNetwork(5, HOUR) },
  confirmNewsletter: { who: everyone, limit: perNetwork(20, HOUR) },
  unsubscribeNewsletter: { who: everyone, limit: perNetwork(20, HOUR) },
  filePrivacyRequest: { who: everyone, limit: perNetwork(5, HOUR) },
  // For the staff member who has claimed the case.
  getSupportRequest: { who: ownersOnly },
  countPageView: { who: everyone, limit: perNetwork(600, HOUR) },
  reportClientError: { who: everyone, limit: perNetwork(30, HOUR) },
};
