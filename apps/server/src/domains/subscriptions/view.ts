import type { ReplyOf } from '@subrosa/contract/route';
import type { subscriptionsCalls } from '@subrosa/contract/subscriptions';
import { spotsLeft } from '@subrosa/rules/subscriptions/spots';
import type { Config } from '../../platform/config/config.ts';
import type { StoredPlan } from './queries.ts';

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
