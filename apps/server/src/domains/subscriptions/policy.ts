import type { subscriptionsCalls } from '@subrosa/contract/subscriptions';
import { everyone, members, ownersOnly, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof subscriptionsCalls> = {
  listPlans: { who: everyone },
  readPlan: { who: everyone },
  readSpots: { who: everyone },
  readFreeSpots: { who: everyone },
  checkSpots: { who: everyone },
  listOwn: { who: members },
  listOwnToo: { who: members },
  readActive: { who: members },
  readOwn: { who: ownersOnly },
  readEntitlements: { who: members },
};
