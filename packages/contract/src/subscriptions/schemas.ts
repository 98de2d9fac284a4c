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
  priceCents: cents.describe('For one period, before the discount.'),
  dueCents: cents.describe('For one period, after the discount: charged now and at every renewal.'),
  currency,
  recurringDays: z.int().nullable().describe('Days after which it renews automatically; null for plans without payment.'),
  discountPercent: z.int().min(0).max(100),
  renews: z.boolean().describe('Whether it is charged automatically until it is cancelled.'),
  statementDescriptor: z.string().nullable().describe('The text on the card statement; null for plans without payment.'),
});

export const spots = z.object({
  mode: z.enum(spotsModes).describe('`pool`: for all verified members; `first_n`: for the first new members.'),
  total: z.int().min(0),
  left: z.int().min(0),
  taken: z.int().min(0).describe('Of the total: `taken` plus `left` is always `total`.'),
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
      '`lifetime`; `renewing`: charged again on `renewsOn`; `ending`: ends after its last paid day; `grace`: the renewal failed, it continues until `graceUntil`; `scheduled`: starts when the current one ends; `given`: by staff, never charged; `ended`.',
    ),
  paid: z.boolean().describe('Whether it was paid for.'),
  renewsOn: wireDay('The day of the next charge').nullable(),
  dueCents: cents.nullable().describe('Amount of the next charge; null if there is none.'),
  currency,
  paymentFailedAt: z.iso.datetime().nullable(),
  graceUntil: wireDay('The last day in spite of the failed payment').nullable(),
  endedBecause: z.enum(['expired', 'refunded', 'chargeback', 'revoked']).nullable(),
  can: z.object({
    cancel: z.boolean().describe('Whether `unsubscribe` is available.'),
    changeTo: z.array(z.int()).describe('Plans to which `upgrade` can change from this one.'),
  }),
});

export const checkout = z.object({
  id: z.uuid().describe('Used to get its outcome when the member returns; `DELETE user-subscriptions/{id}` discards it while unpaid.'),
  subscription_plan_id: z.int(),
  dueCents: cents.describe('Charged now.'),
  renewalCents: cents.describe('Charged at every renewal.'),
  currency,
  recurringDays: z.int(),
  startsOn: wireDay('The first day that is paid for: today, or the day after what is paid already'),
  statementDescriptor: z.string(),
  expiresAt: z.iso.datetime().describe('A later payment is not offered; create a new checkout.'),
  provider: z.object({
    method: z.literal('GET'),
    url: z.url().describe('The payment page, without its fields.'),
    fields: z.record(z.string(), z.string()).describe('Fields of the provider’s dynamic pricing, including `formDigest`.'),
    redirectUrl: z.url().describe('The payment page with its fields, to which the browser is sent.'),
  }),
});

export const outcome = z.object({
  state: z
    .enum(['waiting', 'paid', 'declined', 'expired'])
    .describe('`waiting`: no webhook of the provider yet; poll, or wait for `subscription-changed`.'),
  subscription: heldSubscription.nullable().describe('The resulting subscription, once paid.'),
});

export const receipt = z.object({
  id: z.string().describe('A stable id.'),
  kind: z.enum(receiptKinds),
  at: z.iso.datetime(),
  subscription_plan_id: z.int(),
  amountCents: cents.describe('Paid, or returned if `kind` is not `payment`.'),
  currency,
  from: wireDay('The first day it paid for').nullable(),
  to: wireDay('The last day it paid for').nullable(),
  reference: z.string().describe('The provider’s transaction number, for its support.'),
  statementDescriptor: z.string(),
});
