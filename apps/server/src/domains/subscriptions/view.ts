import type { ReplyOf } from '@subrosa/contract/route';
import type { subscriptionsCalls } from '@subrosa/contract/subscriptions';
import { may, type EntitlementSettings, type Holder } from '@subrosa/rules/entitlements/may';
import { capabilities } from '@subrosa/rules/entitlements/table';
import { toWireDate } from '@subrosa/rules/format/dates';
import { isActive } from '@subrosa/rules/subscriptions/active';
import { spotsLeft } from '@subrosa/rules/subscriptions/spots';
import type { Config } from '../../platform/config/config.ts';
import type { StoredPlan, StoredSubscription } from './queries.ts';

type Calls = typeof subscriptionsCalls;

export function planView(plan: StoredPlan): ReplyOf<Calls['readPlan']> {
  return {
    id: plan.id,
    name: plan.slug,
    priceCents: plan.price_cents,
    currency: 'USD',
    recurringDays: plan.recurring_days,
    discountPercent: plan.discount_percent,
  };
}

export function spotsView(taken: number, config: Config): ReplyOf<Calls['readSpots']> {
  const total = { pool: config.SPOTS_POOL, first_n: config.SPOTS_FIRST_N }[config.SPOTS_MODE];
  const left = spotsLeft({ total, taken });
  // Not the counter itself: where the total was lowered, it would tell how many hold a lifetime plan.
  return { mode: config.SPOTS_MODE, total, left, taken: total - left };
}

export function subscriptionView({ id, ...held }: StoredSubscription, today: string): ReplyOf<Calls['readOwn']> {
  return {
    id,
    subscription_plan_id: held.planId,
    subscription_date: toWireDate(held.startsOn),
    subscription_due_date: held.dueOn === null ? null : toWireDate(held.dueOn),
    active: isActive(held, today),
  };
}

export function entitlementsView(holder: Holder, settings: EntitlementSettings): ReplyOf<Calls['readEntitlements']> {
  const entries = capabilities.map((capability) => {
    const verdict = may(capability, holder, settings);
    return [
      capability,
      { allowed: verdict.allowed, because: verdict.allowed ? null : verdict.because, limit: verdict.allowed ? verdict.limit : null },
    ];
  });
  return Object.fromEntries(entries) as ReplyOf<Calls['readEntitlements']>;
}
