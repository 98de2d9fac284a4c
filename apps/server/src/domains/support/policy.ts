import type { supportCalls } from '@subrosa/contract/support';
import { everyone, HOUR, perNetwork, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof supportCalls> = {
  sendContactMessage: { who: everyone, limit: perNetwork(5, HOUR) },
  joinNewsletter: { who: everyone, limit: perNetwork(5, HOUR) },
  confirmNewsletter: { who: everyone, limit: perNetwork(20, HOUR) },
  leaveNewsletter: { who: everyone, limit: perNetwork(20, HOUR) },
  filePrivacyRequest: { who: everyone, limit: perNetwork(5, HOUR) },
  countPageView: { who: everyone, limit: perNetwork(600, HOUR) },
  reportClientError: { who: everyone, limit: perNetwork(30, HOUR) },
};
