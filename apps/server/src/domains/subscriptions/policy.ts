import type { subscriptionsRoutes } from '@subrosa/contract/subscriptions';
import { everyone, HOUR, members, ownersOnly, perMember, providerOnly, type Policy } from '../../platform/http/policy.ts';

export const policy: Policy<typeof subscriptionsRoutes> = {
  listPlans: { who: everyone },
  getPlan: { who: everyone },
  getSpots: { who: everyone },
  getFreeSpots: { who: everyone },
  checkSpots: { who: everyone },
  listOwn: { who: members },
  listOwnAlias: { who: members },
  getActiveSubscription: { who: members },
  getOwnSubscription: { who: ownersOnly },
  getEntitlements: { who: members },
  startCheckout: { who: members, limit: perMember(30, HOUR) },
  startUpgrade: { who: members, limit: perMember(30, HOUR) },
  getOutcome: { who: ownersOnly },
  unsubscribe: { who: ownersOnly },
  cancelCheckout: { who: ownersOnly },
  listReceipts: { who: members },
  receiveBillingWebhook: { who: providerOnly, proof: 'own', from: ({ BILLING_WEBHOOK_IP_RANGES }) => BILLING_WEBHOOK_IP_RANGES },
};
