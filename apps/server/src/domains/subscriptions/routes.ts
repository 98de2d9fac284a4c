import { subscriptionsRoutes } from '@subrosa/contract/subscriptions';
import { isPlanId } from '@subrosa/rules/subscriptions/plans';
import { billingPagesOf } from '../../platform/billing/provider.ts';
import type { Db } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { beginCheckout } from './commands/begin-checkout.ts';
import { dropCheckout } from './commands/drop-checkout.ts';
import { takeBillingReport } from './commands/take-billing-report.ts';
import { entitlementSettings } from './entitlement-settings.ts';
import { policy } from './policy.ts';
import { findSpots, findPlan, listPlans } from './queries/plans.ts';
import { listReceipts } from './queries/receipts.ts';
import { findOwn, readActive, readAllOwn, readOne, readOutcome } from './read-own.ts';
import { checkoutView, entitlementsView, planView, receiptView, spotsView } from './view.ts';

const readSpots = async ({ db }: { db: Db }, { config }: CallPlatform) => spotsView(await findSpots(db), config);

interface SubscriptionsRequest {
  db: Db;
  caller: Caller | null;
}

const listOwn = ({ db, caller }: SubscriptionsRequest, { clock }: CallPlatform) => readAllOwn(db, memberOf(caller), clock);

export const routes = endpoints(subscriptionsRoutes, policy, {
  listPlans: async ({ db }, { config }) => (await listPlans(db)).map((plan) => planView(plan, config)),
  readPlan: async ({ db, params }, { config }) => {
    const plan = isPlanId(params.id) ? await findPlan(db, params.id) : undefined;
    if (!plan) throw new ApiError('page.missing');
    return planView(plan, config);
  },
  readSpots,
  readFreeSpots: readSpots,
  checkSpots: readSpots,
  listOwn,
  listOwnAlias: listOwn,
  readActive: ({ db, caller }, { clock }) => readActive(db, memberOf(caller), clock),
  readOwn: ({ db, caller, params }, { clock }) => readOne(db, memberOf(caller), params.id, clock),
  readEntitlements: ({ caller }, { config }) => entitlementsView(memberOf(caller), entitlementSettings(config)),

  beginCheckout: async ({ tx, caller, body }, platform) => {
    const order = { planId: body.subscription_plan_id, mode: 'new' } as const;
    return checkoutView(await beginCheckout(tx, memberOf(caller), order, platform), platform.config);
  },
  beginUpgrade: async ({ tx, caller, body }, platform) =>
    checkoutView(await beginCheckout(tx, memberOf(caller), { planId: body.id, mode: 'change' }, platform), platform.config),
  readOutcome: ({ db, caller, params }, { clock }) => readOutcome(db, memberOf(caller), params.id, clock),
  unsubscribe: async ({ tx, caller, params }, { config }) => {
    const { planId, paid } = await findOwn(tx, memberOf(caller).memberId, params.id);
    if (planId === 2) throw new ApiError('subscriptions.lifetime');
    if (paid?.state !== 'open') throw new ApiError('subscriptions.notRenewing');
    return { address: billingPagesOf(config).cancellation(paid.providerId), reference: paid.providerId };
  },
  dropCheckout: async ({ tx, caller, params }) => {
    await dropCheckout(tx, memberOf(caller).memberId, params.id);
    return {};
  },
  listReceipts: async ({ db, caller }, { config }) =>
    (await listReceipts(db, memberOf(caller).memberId)).map((receipt) => receiptView(receipt, config)),
  takeBillingReport: async ({ tx, query, body }, platform) => {
    await takeBillingReport(tx, { eventType: query.eventType, report: body }, platform);
    return {};
  },
});
