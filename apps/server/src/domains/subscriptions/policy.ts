import type { subscriptionsRoutes } from '@subrosa/contract/subscriptions';
import { everyone, HOUR, members, ownersOnly, perMember, providerOnly, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof subscriptionsRoutes> = {
  listPlans: { who: everyone },
  readPlan: { who: everyone },
  readSpots: { who: everyone },
  readFreeSpots: { who: everyone },
  checkSpots: { who: everyone },
  listOwn: { who: members },
  listOwnAlias: { who: members },
  readActive: { who: members },
  readOwn: { who: ownersOnly },
  readEntitlements: { who: members },
  beginCheckout: { who: members, limit: perMember(30, HOUR) },
  beginUpgrade: { who: members, limit: perMember(30, HOUR) },
  readOutcome: { who: ownersOnly },
  unsubscribe: { who: ownersOnly },
  dropCheckout: { who: ownersOnly },
  listReceipts: { who: members },
  takeBillingReport: { who: providerOnly, proof: 'own', from: ({ BILLING_SOURCES }) => BILLING_SOURCES },
};
