import type { HeldSubscription } from '@subrosa/rules/subscriptions/active';
import type { PlanId, PlanSlug } from '@subrosa/rules/subscriptions/plans';
import type { Db } from '../../platform/db/database.ts';

export interface StoredPlan {
  id: number;
  slug: PlanSlug;
  price_cents: number;
  recurring_days: number | null;
  discount_percent: number;
}

// Only `savePlans` writes plans, so a slug is one of the rules'.
const plansIn = (db: Db) =>
  db
    .selectFrom('subscription_plan')
    .select(['id', 'slug', 'price_cents', 'recurring_days', 'discount_percent'])
    .$narrowType<{ slug: PlanSlug }>();

export async function listPlans(db: Db): Promise<StoredPlan[]> {
  return plansIn(db).orderBy('id').execute();
}

export async function findPlan(db: Db, id: PlanId): Promise<StoredPlan | undefined> {
  return plansIn(db).where('id', '=', id).executeTakeFirst();
}

export async function countTakenSpots(db: Db): Promise<number> {
  const { taken } = await db.selectFrom('free_spots').select('taken').executeTakeFirstOrThrow();
  return taken;
}

export type StoredSubscription = HeldSubscription & { id: string };

/** Newest first. */
export async function listSubscriptions(db: Db, memberId: string): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom('member_subscription')
    .select(['id', 'plan_id', 'starts_on', 'due_on'])
    .where('member_id', '=', memberId)
    .orderBy('starts_on', 'desc')
    .orderBy('made_at', 'desc')
    .execute();
  return rows.map(({ id, plan_id, starts_on, due_on }) => ({ id, planId: plan_id as PlanId, startsOn: starts_on, dueOn: due_on }));
}
