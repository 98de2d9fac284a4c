import { z } from 'zod';
import { route } from '../route.ts';
import { checkout, heldSubscription, outcome, receipt } from './schemas.ts';

const exampleId = '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11';
const ofSubscription = { params: z.object({ id: z.uuid('field.invalid') }), example: { params: { id: exampleId } } } as const;
const paidPlan = z.literal([3, 4], 'field.notAChoice').describe('3 premium for 30 days, 4 premium for 90 days.');

/** The most that the provider sends; of more we want nothing. */
const MOST_FIELDS = 200;

export const billingRoutes = {
  getOwnSubscription: route({
    ...ofSubscription,
    method: 'GET',
    path: '/api/user-subscriptions/{id}',
    summary: 'One of one’s own subscriptions',
    reply: heldSubscription,
    errors: ['resource.notFound'],
  }),
  startCheckout: route({
    method: 'POST',
    path: '/api/user-subscriptions',
    summary: 'Begin to pay for premium: answers with a checkout at the provider, and changes nothing before it is paid',
    body: z.object({ subscription_plan_id: paidPlan }),
    reply: checkout,
    errors: ['subscriptions.sellersPayNothing', 'subscriptions.alreadyLifetime', 'subscriptions.alreadyRenews'],
    example: { body: { subscription_plan_id: 3 } },
  }),
  startUpgrade: route({
    method: 'POST',
    path: '/api/user-subscriptions/upgrade',
    summary: 'Begin to change to another paid plan, which starts when the running one ends; also the way in from the regular plan',
    body: z.object({ id: paidPlan }),
    reply: checkout,
    errors: ['subscriptions.sellersPayNothing', 'subscriptions.alreadyLifetime', 'subscriptions.samePlan'],
    example: { body: { id: 4 } },
  }),
  getOutcome: route({
    ...ofSubscription,
    method: 'GET',
    path: '/api/user-subscriptions/{id}/outcome',
    summary: 'Whether the payment of a checkout has arrived',
    reply: outcome,
    errors: ['resource.notFound'],
  }),
  unsubscribe: route({
    ...ofSubscription,
    method: 'POST',
    path: '/api/user-subscriptions/unsubscribe/{id}',
    summary: 'Where a paid subscription is cancelled: at the provider',
    reply: z.object({ address: z.url().describe('The provider’s page, where the browser goes.'), reference: z.string() }),
    errors: ['resource.notFound', 'subscriptions.alreadyLifetime', 'subscriptions.notRenewing'],
  }),
  cancelCheckout: route({
    ...ofSubscription,
    method: 'DELETE',
    path: '/api/user-subscriptions/{id}',
    summary: 'Drop a checkout that was never paid',
    reply: z.object({}),
    errors: ['resource.notFound', 'subscriptions.alreadyPaid'],
  }),
  listReceipts: route({
    method: 'GET',
    path: '/api/user-subscriptions/receipts',
    summary: 'What one paid and got back, newest first',
    reply: z.array(receipt),
  }),
  receiveBillingWebhook: route({
    method: 'POST',
    path: '/api/billing/webhooks',
    summary: 'For the card billing provider: tells of a sale, a renewal, an end; heard only from its own addresses',
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
