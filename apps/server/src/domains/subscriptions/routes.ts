import { subscriptionsRoutes } from '@subrosa/contract/subscriptions';
import { isPlanId } from '@subrosa/rules/subscriptions/plans';
import { billingPagesOf } from '../../platform/billing/provider.ts';
import type { Db } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { startCheckout } from './commands/start-checkout.ts';
import { cancelCheckout } from './commands/cancel-checkout.ts';
import { receiveBillingWebhook } from './commands/receive-billing-webhook.ts';
import { entitlementSettings } from './entitlement-settings.ts';
import { policy } from './policy.ts';
import { findSpots, findPlan, listPlans } from './queries/plans.ts';
import { listReceipts } from './queries/receipts.ts';
import { findOwn, getActive, listAllOwn, getOwn, getOutcome } from './get-own.ts';
import { checkoutView, entitlementsView, planView, receiptView, spotsView } from './view.ts';

const getSpots = async ({ db }: { db: Db }, { config }: ApiPlatform) => spotsView(await findSpots(db), config);

interface SubscriptionsRequest {
  db: Db;
  caller: Caller | null;
}

const listOwn = ({ db, caller }: SubscriptionsRequest, { clock }: ApiPlatform) => listAllOwn(db, memberOf(caller), clock);

export const routes = endpoints(subscriptionsRoutes, policy, {
  listPlans: async ({ db }, { config }) => (await listPlans(db)).map((plan) => planView(plan, config)),
  getPlan: async ({ db, params }, { config }) => {
    const plan = isPlanId(params.id) ? await findPlan(db, params.id) : undefined;
    if (!plan) throw new ApiError('resource.notFound');
    return planView(plan, config);
  },
  getSpots,
  getFreeSpots: getSpots,
  checkSpots: getSpots,
  listOwn,
  listOwnAlias: listOwn,
  getActiveSubscription: ({ db, caller }, { clock }) => getActive(db, memberOf(caller), clock),
  getOwnSubscription: ({ db, caller, params }, { clock }) => getOwn(db, memberOf(caller), params.id, clock),
  getEntitlements: ({ caller }, { config }) => entitlementsView(memberOf(caller), entitlementSettings(config)),

  startCheckout: async ({ tx, caller, body }, platform) => {
    const order = { planId: body.subscription_plan_id, mode: 'new' } as const;
    return checkoutView(await startCheckout(tx, memberOf(caller), order, platform), platform.config);
  },
  startUpgrade: async ({ tx, caller, body }, platform) =>
    checkoutView(await startCheckout(tx, memberOf(caller), { planId: body.id, mode: 'change' }, platform), platform.config),
  getOutcome: ({ db, caller, params }, { clock }) => getOutcome(db, memberOf(caller), params.id, clock),
  unsubscribe: async ({ tx, caller, params }, { config }) => {
    const { planId, paid } = await findOwn(tx, memberOf(caller).memberId, params.id);
    if (planId === 2) throw new ApiError('subscriptions.alreadyLifetime');
    if (paid?.state !== 'open') throw new ApiError('subscriptions.notRenewing');
    return { url: billingPagesOf(config).cancellation(paid.providerId), reference: paid.providerId };
  },
  cancelCheckout: async ({ tx, caller, params }) => {
    await cancelCheckout(tx, memberOf(caller).memberId, params.id);
    return {};
  },
  listReceipts: async ({ db, caller }, { config }) =>
    (await listReceipts(db, memberOf(caller).memberId)).map((receipt) => receiptView(receipt, config)),
  receiveBillingWebhook: async ({ tx, query, body }, platform) => {
    await receiveBillingWebhook(tx, { eventType: query.eventType, report: body }, platform);
    return {};
  },
});
