import type { PlanId, PlanSlug } from '@subrosa/rules/subscriptions/plans';
import type { Db, Tx } from '../../../platform/db/database.ts';

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

export async function findPlan(db: Db | Tx, id: PlanId): Promise<StoredPlan | undefined> {
  return plansIn(db).where('id', '=', id).executeTakeFirst();
}

export async function countTakenSpots(db: Db | Tx): Promise<number> {
  const { taken } = await db.selectFrom('free_spots').select('taken').executeTakeFirstOrThrow();
  return taken;
}
