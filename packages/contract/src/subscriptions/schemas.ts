import { planSlugs } from '@subrosa/rules/subscriptions/plans';
import { spotsModes } from '@subrosa/rules/subscriptions/spots';
import { receiptKinds, subscriptionStatuses } from '@subrosa/rules/subscriptions/subscription-status';
import { z } from 'zod';

const wireDay = (what: string) => z.string().describe(`${what}, DDMMYYYY.`);
const cents = z.int().min(0);
const currency = z.literal('USD');

export const plan = z.object({
  id: z.int(),
  name: z.enum(planSlugs),
  priceCents: cents.describe('Of one period, before the discount.'),
  dueCents: cents.describe('Of one period, after the discount: what is charged now, and again at every renewal.'),
  currency,
  recurringDays: z.int().nullable().describe('Days after which it renews by itself; null where nothing is paid.'),
  discountPercent: z.int().min(0).max(100),
  renews: z.boolean().describe('Whether it is charged again by itself until it is cancelled.'),
  statementDescriptor: z.string().nullable().describe('What the card statement says; null where nothing is paid.'),
});

export const spots = z.object({
  mode: z.enum(spotsModes).describe('`pool`: for everyone who is verified; `first_n`: for the first new members.'),
  total: z.int().min(0),
  left: z.int().min(0),
  taken: z.int().min(0).describe('Of the total: with `left` it always makes `total`.'),
});

export const heldSubscription = z.object({
  id: z.uuid(),
  subscription_plan_id: z.int().describe('1 regular, 2 lifetime, 3 premium for 30 days, 4 premium for 90 days.'),
  subscription_date: wireDay('The first day'),
  subscription_due_date: wireDay('The last day').nullable().describe('The last day, DDMMYYYY; null for lifetime.'),
  active: z.boolean(),
  status: z
    .enum(subscriptionStatuses)
    .describe(
      '`lifetime`; `renewing`: charged again on `renewsOn`; `ending`: paid until its last day, then over; `grace`: the renewal failed, it goes on until `graceUntil`; `scheduled`: begins when the running one ends; `given`: by staff, never charged; `ended`.',
    ),
  paid: z.boolean().describe('Whether money was paid for it.'),
  renewsOn: wireDay('The day of the next charge').nullable(),
  dueCents: cents.nullable().describe('What the next charge will be; null where there is none.'),
  currency,
  paymentFailedAt: z.iso.datetime().nullable(),
  graceUntil: wireDay('The last day in spite of the failed payment').nullable(),
  endedBecause: z.enum(['expired', 'refunded', 'chargeback', 'revoked']).nullable(),
  can: z.object({
    cancel: z.boolean().describe('Whether `unsubscribe` leads somewhere.'),
    changeTo: z.array(z.int()).describe('Plans to which `upgrade` leads from this one.'),
  }),
});

export const checkout = z.object({
  id: z.uuid().describe('Asked for its outcome when the member comes back; `DELETE user-subscriptions/{id}` drops it while unpaid.'),
  subscription_plan_id: z.int(),
  dueCents: cents.describe('Charged now.'),
  renewalCents: cents.describe('Charged at every renewal.'),
  currency,
  recurringDays: z.int(),
  startsOn: wireDay('The first day that is paid for: today, or the day after what is paid already'),
  statementDescriptor: z.string(),
  expiresAt: z.iso.datetime().describe('A payment that begins later is not offered; ask for a new checkout.'),
  provider: z.object({
    method: z.literal('GET'),
    url: z.url().describe('The payment page, without its fields.'),
    fields: z.record(z.string(), z.string()).describe('Fields of the provider’s dynamic pricing, `formDigest` among them.'),
    address: z.url().describe('The payment page with its fields: where the browser goes.'),
  }),
});

export const outcome = z.object({
  state: z
    .enum(['waiting', 'paid', 'declined', 'expired'])
    .describe('`waiting`: no word from the provider yet, ask again or wait for `subscription-changed`.'),
  subscription: heldSubscription.nullable().describe('What it became, once it is paid.'),
});

export const receipt = z.object({
  id: z.string().describe('Names it for good.'),
  kind: z.enum(receiptKinds),
  at: z.iso.datetime(),
  subscription_plan_id: z.int(),
  amountCents: cents.describe('Paid, or given back where `kind` is not `payment`.'),
  currency,
  from: wireDay('The first day it paid for').nullable(),
  to: wireDay('The last day it paid for').nullable(),
  reference: z.string().describe('The provider’s number of the transaction, for its support.'),
  statementDescriptor: z.string(),
});
