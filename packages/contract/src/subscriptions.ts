import { capabilities } from '@subrosa/rules/entitlements/table';
import { planSlugs } from '@subrosa/rules/subscriptions/plans';
import { spotsModes } from '@subrosa/rules/subscriptions/spots';
import { z } from 'zod';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';

const MINUTE = 60;

const plan = z.object({
  id: z.int(),
  name: z.enum(planSlugs),
  priceCents: z.int().min(0).describe('Of one period, before the discount.'),
  currency: z.literal('USD'),
  recurringDays: z.int().nullable().describe('Days after which it renews; null where nothing is paid.'),
  discountPercent: z.int().min(0).max(100),
});

const spots = z.object({
  mode: z.enum(spotsModes).describe('`pool`: for everyone who is verified; `first_n`: for the first new members.'),
  total: z.int().min(0),
  left: z.int().min(0),
  taken: z.int().min(0).describe('Of the total: with `left` it always makes `total`.'),
});

const heldSubscription = z.object({
  id: z.uuid(),
  subscription_plan_id: z.int().describe('1 regular, 2 lifetime, 3 premium for 30 days, 4 premium for 90 days.'),
  subscription_date: z.string().describe('The first day, DDMMYYYY.'),
  subscription_due_date: z.string().nullable().describe('The last day, DDMMYYYY; null for lifetime.'),
  active: z.boolean(),
});

const entitlement = z.object({
  allowed: z.boolean(),
  because: z.enum(['upgrade', 'role', 'phone', 'identity', 'phone or identity']).nullable().describe('What is in the way.'),
  limit: z.object({ upTo: z.int(), unit: z.enum(['a day', 'a week', 'pages', 'days ahead']) }).nullable(),
});

const exampleId = '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11';

function ownSubscriptions(path: `/api/${string}`) {
  return route({ method: 'GET', path, summary: 'What one holds or held, newest first', reply: z.array(heldSubscription) });
}

function countOfSpots(path: `/api/${string}`) {
  return route({ method: 'GET', path, summary: 'Free lifetime spots, counted now', reply: spots });
}

export const subscriptionsCalls = {
  listPlans: route({
    method: 'GET',
    path: '/api/subscription-plans',
    summary: 'All plans with their prices',
    reply: z.array(plan),
    cacheSeconds: MINUTE,
  }),
  readPlan: route({
    method: 'GET',
    path: '/api/subscription-plans/{id}',
    summary: 'One plan: 1 regular, 2 lifetime, 3 premium for 30 days, 4 premium for 90 days',
    params: z.object({ id: z.coerce.number<number>('field.invalid').int('field.invalid') }),
    reply: plan,
    refusals: ['page.missing'],
    cacheSeconds: MINUTE,
    example: { params: { id: 2 } },
  }),
  // Three names of the specification for the same count.
  readSpots: countOfSpots('/api/user/spots'),
  readFreeSpots: countOfSpots('/api/user/free-spots'),
  checkSpots: countOfSpots('/api/upgrade/checkSpots'),
  listOwn: ownSubscriptions('/api/user-subscriptions'),
  listOwnToo: ownSubscriptions('/api/user/getSubscriptions'),
  readActive: route({
    method: 'GET',
    path: '/api/user-subscriptions/my',
    summary: 'One’s active subscription; null on the regular plan',
    reply: heldSubscription.nullable(),
  }),
  readOwn: route({
    method: 'GET',
    path: '/api/user-subscriptions/{id}',
    summary: 'One of one’s own subscriptions',
    params: z.object({ id: z.uuid('field.invalid') }),
    reply: heldSubscription,
    refusals: ['page.missing'],
    example: { params: { id: exampleId } },
  }),
  readEntitlements: route({
    method: 'GET',
    path: '/api/account/entitlements',
    summary: 'What one may do, by the table of entitlements',
    reply: z.record(z.enum(capabilities), entitlement),
  }),
};

export const spotsChanged = socketEvent({
  name: 'free-spots',
  summary: 'A free lifetime spot was taken: pages that show the count show this one.',
  payload: spots,
});
