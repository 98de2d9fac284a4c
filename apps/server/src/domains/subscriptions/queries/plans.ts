import type { PlanId, PlanSlug } from '@subrosa/rules/subscriptions/plans';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface StoredPlan {
  id: number;
  slug: PlanSlug;
  price_cents: number;
  recurring_days: number | null;
  discount_percent: number;
}

// Only `savePlans` writes plans, so every slug is one of the rules.
const plansIn = (db: Db | Tx) =>
  db
    .selectFrom('subscription_plan')
    .select(['id', 'slug', 'price_cents', 'recurring_days', 'discount_percent'])
    .$narrowType<{ slug: PlanSlug }>();

export async function listPlans(db: Db | Tx): Promise<StoredPlan[]> {
  return plansIn(db).orderBy('id').execute();
}

export async function findPlan(db: Db | Tx, id: PlanId): Promise<StoredPlan | undefined> {
  return plansIn(db).where('id', '=', id).executeTakeFirst();
}

export interface SpotsState {
  taken: number;
  /** Null to use the total of the settings. */
  totalOverride: number | null;
}

export async function findSpots(db: Db | Tx): Promise<SpotsState> {
  const { taken, total_override: totalOverride } = await db
    .selectFrom('free_spots')
    .select(['taken', 'total_override'])
    .executeTakeFirstOrThrow();
  return { taken, totalOverride };
}

/** Locks the spots, so that changes of the total are serialized. */
export async function lockSpots(tx: Tx): Promise<SpotsState> {
  const row = await tx.selectFrom('free_spots').select(['taken', 'total_override']).forUpdate().executeTakeFirstOrThrow();
  return { taken: row.taken, totalOverride: row.total_override };
}
