import type { autorepliesRoutes } from '@subrosa/contract/autoreplies';
import { HOUR, members, perMember, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof autorepliesRoutes> = {
  getAutoReply: { who: members, limit: perMember(600, HOUR) },
  // Fetishists get an error code, see autoreplies.test.ts. The members of the permission matrix are confidants.
  saveAutoReply: { who: members, limit: perMember(60, HOUR) },
};
