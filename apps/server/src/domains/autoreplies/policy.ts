import type { autorepliesRoutes } from '@subrosa/contract/autoreplies';
import { HOUR, members, perMember, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof autorepliesRoutes> = {
  getAutoReply: { who: members, limit: perMember(600, HOUR) },
  // Who has none is told so: tried in autoreplies.test.ts. The members of the matrix are confidants.
  saveAutoReply: { who: members, limit: perMember(60, HOUR) },
};
