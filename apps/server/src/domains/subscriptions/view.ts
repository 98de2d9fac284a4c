import type { ReplyOf } from '@subrosa/contract/route';
import type { subscriptionsRoutes } from '@subrosa/contract/subscriptions';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { may, type EntitlementSettings, type Holder } from '@subrosa/rules/entitlements/may';
import { capabilities } from '@subrosa/rules/entitlements/table';
import { toWireDate } from '@subrosa/rules/format/dates';
import { isActive } from '@subrosa/rules/subscriptions/active';
import { paidPlanIds } from '@subrosa/rules/subscriptions/checkout';
import { dueCents } from '@subrosa/rules/subscriptions/price';
import { spotsLeft } from '@subrosa/rules/subscriptions/spots';
import { subscriptionStatusOf, type SubscriptionStatus } from '@subrosa/rules/subscriptions/subscription-status';
import { billingPagesOf } from '../../platform/billing/provider.ts';
import type { Config } from '../../platform/config/config.ts';
import type { StartedCheckout } from './commands/start-checkout.ts';
import type { OwnSubscription } from './queries/own-subscriptions.ts';
import type { SpotsState, StoredPlan } from './queries/plans.ts';
import type { Receipt } from './queries/receipts.ts';

type Calls = typeof subscriptionsRoutes;
type SubscriptionView = ReplyOf<Calls['getOwnSubscription']>;

const wireDay = (day: string | null) => (day === null ? null : toWireDate(day));

export function planView(plan: StoredPlan, config: Config): ReplyOf<Calls['getPlan']> {
  const renews = plan.recurring_days !== null;
  return {
    id: plan.id,
    name: plan.slug,
    priceCents: plan.price_cents,
    dueCents: dueCents({ priceCents: plan.price_cents, discountPercent: plan.discount_percent }),
    currency: 'USD',
    recurringDays: plan.recurring_days,
    discountPercent: plan.discount_percent,
    renews,
    statementDescriptor: renews ? config.BILLING_STATEMENT_DESCRIPTOR : null,
  };
}

/** The total of the settings. */
export function standardSpots(config: Config): number {
  return { pool: config.SPOTS_POOL, first_n: config.SPOTS_FIRST_N }[config.SPOTS_MODE];
}

/** The total that staff chose, or else the total of the settings. */
export const totalSpots = ({ totalOverride }: SpotsState, config: Config): number => totalOverride ?? standardSpots(config);

export function spotsView(state: SpotsState, config: Config): ReplyOf<Calls['getSpots']> {
  const { taken } = state;
  const total = totalSpots(state, config);
  const left = spotsLeft({ total, taken });
  // Not the counter itself: after the total was reduced, it would reveal the number of lifetime plans.
  return { mode: config.SPOTS_MODE, total, left, taken: total - left };
}

interface ViewerContext {
  today: string;
  accountType: AccountType;
}

export function subscriptionView(held: OwnSubscription, { today, accountType }: ViewerContext): SubscriptionView {
  const { id, planId, startsOn, dueOn, paid } = held;
  const status = subscriptionStatusOf(held, today);
  const active = isActive(held, today);
  return {
    id,
    subscription_plan_id: planId,
    subscription_date: toWireDate(startsOn),
    subscription_due_date: wireDay(paid && status !== 'grace' ? paid.paidThrough : dueOn),
    active,
    status,
    paid: paid !== null,
    renewsOn: wireDay(paid?.renewsOn ?? null),
    dueCents: paid?.state === 'open' ? paid.dueCents : null,
    currency: 'USD',
    paymentFailedAt: paid?.failedAt?.toISOString() ?? null,
    graceUntil: status === 'grace' ? wireDay(dueOn) : null,
    endedBecause: status === 'ended' ? endOf(held) : null,
    can: { cancel: paid?.state === 'open', changeTo: changesFrom(held, status, accountType) },
  };
}

function endOf({ paid }: OwnSubscription): SubscriptionView['endedBecause'] {
  return paid?.state === 'refunded' || paid?.state === 'chargeback' ? paid.state : 'expired';
}

function changesFrom({ planId, paid }: OwnSubscription, status: SubscriptionStatus, accountType: AccountType): number[] {
  if (accountType === 'confidant' || status === 'lifetime' || status === 'ended') return [];
  return paidPlanIds.filter((plan) => paid?.state !== 'open' || plan !== planId);
}

export function checkoutView(
  { id, planId, dueCents: cents, days, expiresAt, startsOn }: StartedCheckout,
  config: Config,
): ReplyOf<Calls['startCheckout']> {
  return {
    id,
    subscription_plan_id: planId,
    dueCents: cents,
    renewalCents: cents,
    currency: 'USD',
    recurringDays: days,
    startsOn: toWireDate(startsOn),
    statementDescriptor: config.BILLING_STATEMENT_DESCRIPTOR,
    expiresAt: expiresAt.toISOString(),
    provider: billingPagesOf(config).payment({ checkoutId: id, cents, days }),
  };
}

export function receiptView(receipt: Receipt, config: Config): ReplyOf<Calls['listReceipts']>[number] {
  const { ledgerEntryId, kind, at, planId, amountCents, from, to, reference } = receipt;
  return {
    id: ledgerEntryId,
    kind,
    at: at.toISOString(),
    subscription_plan_id: planId,
    amountCents,
    currency: 'USD',
    from: wireDay(from),
    to: wireDay(to),
    reference,
    statementDescriptor: config.BILLING_STATEMENT_DESCRIPTOR,
  };
}

export function entitlementsView(holder: Holder, settings: EntitlementSettings): ReplyOf<Calls['getEntitlements']> {
  const entries = capabilities.map((capability) => {
    const verdict = may(capability, holder, settings);
    return [
      capability,
      { allowed: verdict.allowed, because: verdict.allowed ? null : verdict.because, limit: verdict.allowed ? verdict.limit : null },
    ];
  });
  return Object.fromEntries(entries) as ReplyOf<Calls['getEntitlements']>;
}
