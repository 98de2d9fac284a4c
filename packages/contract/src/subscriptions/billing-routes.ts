import { z } from 'zod';
import { route } from '../route.ts';
import { checkout, heldSubscription, outcome, receipt } from './schemas.ts';

const exampleId = '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11';
const ofSubscription = { params: z.object({ id: z.uuid('field.invalid') }), example: { params: { id: exampleId } } } as const;
const paidPlan = z.literal([3, 4], 'field.notAChoice').describe('3 premium for 30 days, 4 premium for 90 days.');

/** More fields than the provider sends; further ones are rejected. */
const MOST_FIELDS = 200;

export const billingRoutes = {
  getOwnSubscription: route({
    ...ofSubscription,
    method: 'GET',
    path: '/api/user-subscriptions/{id}',
    summary: 'Get one of the caller’s subscriptions',
    reply: heldSubscription,
    errors: ['resource.notFound'],
  }),
  startCheckout: route({
    method: 'POST',
    path: '/api/user-subscriptions',
    summary: 'Start to pay for premium: returns a checkout at the provider; nothing changes before the payment',
    body: z.object({ subscription_plan_id: paidPlan }),
    reply: checkout,
    errors: ['subscriptions.sellersPayNothing', 'subscriptions.alreadyLifetime', 'subscriptions.alreadyRenews'],
    example: { body: { subscription_plan_id: 3 } },
  }),
  startUpgrade: route({
    method: 'POST',
    path: '/api/user-subscriptions/upgrade',
    summary: 'Start a change to another paid plan, which begins when the current one ends; also works from the regular plan',
    body: z.object({ id: paidPlan }),
    reply: checkout,
    errors: ['subscriptions.sellersPayNothing', 'subscriptions.alreadyLifetime', 'subscriptions.samePlan'],
    example: { body: { id: 4 } },
  }),
  getOutcome: route({
    ...ofSubscription,
    method: 'GET',
    path: '/api/user-subscriptions/{id}/outcome',
    summary: 'Get whether the payment of a checkout has arrived',
    reply: outcome,
    errors: ['resource.notFound'],
  }),
  unsubscribe: route({
    ...ofSubscription,
    method: 'POST',
    path: '/api/user-subscriptions/unsubscribe/{id}',
    summary: 'Get the provider’s page at which a paid subscription is cancelled',
    reply: z.object({ url: z.url().describe('The provider’s page, to which the browser is sent.'), reference: z.string() }),
    errors: ['resource.notFound', 'subscriptions.alreadyLifetime', 'subscriptions.notRenewing'],
  }),
  cancelCheckout: route({
    ...ofSubscription,
    method: 'DELETE',
    path: '/api/user-subscriptions/{id}',
    summary: 'Discard an unpaid checkout',
    reply: z.object({}),
    errors: ['resource.notFound', 'subscriptions.alreadyPaid'],
  }),
  listReceipts: route({
    method: 'GET',
    path: '/api/user-subscriptions/receipts',
    summary: 'List the caller’s payments and refunds, newest first',
    reply: z.array(receipt),
  }),
  receiveBillingWebhook: route({
    method: 'POST',
    path: '/api/billing/webhooks',
    summary: 'For the card billing provider: reports a sale, a renewal or an end; accepted only from its IP ranges',
    query: z.object({
      eventType: z.string('field.required').min(1, 'field.required').max(60, 'field.tooLong'),
    }),
    body: z
      .record(z.string().max(100), z.union([z.string().max(4000), z.number(), z.boolean(), z.null()]), 'field.invalid')
      .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, 'field.tooLong'),
    reply: z.object({}),
    errors: ['resource.notFound'],
    repeatable: true,
    example: { query: { eventType: 'NewSaleSuccess' }, body: { subscriptionId: '1000000000', transactionId: '0912191101000000159' } },
  }),
};
