import { plans, type PlanSlug } from '@subrosa/rules/subscriptions/plans';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { replacePlans } from '../store/plans.ts';

interface Price {
  priceCents: number;
  discountPercent: number;
}

/** Makes the stored plans equal to the rules and the settings. Idempotent; requires the role that owns the tables. */
export async function savePlans(db: Db, config: Config): Promise<void> {
  const prices = pricesOf(config);
  await transaction(db, (tx) =>
    replacePlans(
      tx,
      plans.map((plan) => ({ ...plan, ...prices[plan.slug] })),
    ),
  );
}

function pricesOf(config: Config): Record<PlanSlug, Price> {
  const free = { priceCents: 0, discountPercent: 0 };
  return {
    regular: free,
    lifetime: free,
    premium_30_days: { priceCents: config.PRICE_PREMIUM_30, discountPercent: 0 },
    premium_90_days: { priceCents: config.PRICE_PREMIUM_90, discountPercent: config.DISCOUNT_PREMIUM_90 },
  };
}
