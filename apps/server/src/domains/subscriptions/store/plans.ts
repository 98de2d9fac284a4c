import type { Plan } from '@subrosa/rules/subscriptions/plans';
import type { Tx } from '../../../platform/db/database.ts';

type PricedPlan = Plan & { priceCents: number; discountPercent: number };

export async function replacePlans(tx: Tx, plans: readonly PricedPlan[]): Promise<void> {
  await tx
    .insertInto('subscription_plan')
    .values(
      plans.map(({ id, slug, priceCents, recurringDays, discountPercent }) => ({
        id,
        slug,
        price_cents: priceCents,
        recurring_days: recurringDays,
        discount_percent: discountPercent,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        slug: ref('excluded.slug'),
        price_cents: ref('excluded.price_cents'),
        recurring_days: ref('excluded.recurring_days'),
        discount_percent: ref('excluded.discount_percent'),
      })),
    )
    .execute();
}
