import { CHECKOUT_HOURS, checkoutErrorCode, type PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { addDays } from '@subrosa/rules/subscriptions/days';
import { dueCents } from '@subrosa/rules/subscriptions/price';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findStarted, type Checkout } from '../queries/checkouts.ts';
import { listOwnSubscriptions, type OwnSubscription } from '../queries/own-subscriptions.ts';
import { findPlan } from '../queries/plans.ts';
import { addCheckout } from '../store/billing.ts';

const HOUR = 3_600_000;

export interface StartedCheckout extends Checkout {
  startsOn: string;
}

/** Stores what a member is about to pay. Their plan changes only when the provider reports the payment. */
export async function startCheckout(
  tx: Tx,
  { memberId, accountType }: Pick<Caller, 'memberId' | 'accountType'>,
  { planId, mode }: { planId: PaidPlanId; mode: 'new' | 'change' },
  { clock }: Pick<ApiPlatform, 'clock'>,
): Promise<StartedCheckout> {
  const now = clock.now();
  const held = await listOwnSubscriptions(tx, memberId);
  const renewing = held.find(({ paid }) => paid?.state === 'open')?.planId ?? null;
  const errorCode = checkoutErrorCode({ accountType, hasLifetime: held.some((one) => one.planId === 2), renewing }, planId, mode);
  if (errorCode) throw new ApiError(errorCode);
  const plan = await findPlan(tx, planId);
  if (!plan?.recurring_days) throw new Error(`plan ${planId} has no period`);
  const order = { planId, dueCents: dueCents({ priceCents: plan.price_cents, discountPercent: plan.discount_percent }) };
  const begun = await findStarted(tx, { memberId, ...order }, now);
  const checkout = {
    ...order,
    id: begun?.id ?? newId(),
    memberId,
    days: plan.recurring_days,
    expiresAt: begun?.expires_at ?? new Date(now.getTime() + CHECKOUT_HOURS * HOUR),
  };
  if (!begun) await addCheckout(tx, checkout, now);
  return { ...checkout, startsOn: firstFreeDay(held, now.toISOString().slice(0, 10)) };
}

/** Returns the day after the last paid period. */
function firstFreeDay(held: readonly OwnSubscription[], today: string): string {
  const paidThrough = held.flatMap(({ paid }) => (paid && paid.paidThrough >= today ? [paid.paidThrough] : [])).toSorted();
  const last = paidThrough.at(-1);
  return last === undefined ? today : addDays(last, 1);
}
