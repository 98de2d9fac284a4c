import { capabilities } from '@subrosa/rules/entitlements/table';
import { z } from 'zod';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';
import { billingRoutes } from './subscriptions/billing-routes.ts';
import { heldSubscription, plan, spots } from './subscriptions/schemas.ts';

const MINUTE = 60;

const entitlement = z.object({
  allowed: z.boolean(),
  because: z.enum(['upgrade', 'role', 'phone', 'identity', 'phone or identity']).nullable().describe('What the caller lacks.'),
  limit: z.object({ upTo: z.int(), unit: z.enum(['a day', 'a week', 'pages', 'days ahead']) }).nullable(),
});

function ownSubscriptions(path: `/api/${string}`) {
  return route({ method: 'GET', path, summary: 'List the caller’s subscriptions, newest first', reply: z.array(heldSubscription) });
}

function countOfSpots(path: `/api/${string}`) {
  return route({ method: 'GET', path, summary: 'Count free lifetime spots', reply: spots });
}

export const subscriptionsRoutes = {
  listPlans: route({
    method: 'GET',
    path: '/api/subscription-plans',
    summary: 'List all plans with their prices',
    reply: z.array(plan),
    cacheSeconds: MINUTE,
  }),
  getPlan: route({
    method: 'GET',
    path: '/api/subscription-plans/{id}',
    summary: 'Get one plan: 1 regular, 2 lifetime, 3 premium for 30 days, 4 premium for 90 days',
    params: z.object({ id: z.coerce.number<number>('field.invalid').int('field.invalid') }),
    reply: plan,
    errors: ['resource.notFound'],
    cacheSeconds: MINUTE,
    example: { params: { id: 2 } },
  }),
  // Three paths of the specification for the same count.
  getSpots: countOfSpots('/api/user/spots'),
  getFreeSpots: countOfSpots('/api/user/free-spots'),
  checkSpots: countOfSpots('/api/upgrade/checkSpots'),
  listOwn: ownSubscriptions('/api/user-subscriptions'),
  listOwnAlias: ownSubscriptions('/api/user/getSubscriptions'),
  getActiveSubscription: route({
    method: 'GET',
    path: '/api/user-subscriptions/my',
    summary: 'Get the caller’s active subscription, lifetime before a paid one; null on the regular plan',
    reply: heldSubscription.nullable(),
  }),
  getEntitlements: route({
    method: 'GET',
    path: '/api/account/entitlements',
    summary: 'Get the caller’s entitlements',
    reply: z.record(z.enum(capabilities), entitlement),
  }),
  ...billingRoutes,
};

export const spotsChanged = socketEvent({
  name: 'free-spots',
  summary: 'A free lifetime spot was taken: pages display the new count.',
  payload: spots,
});

export const subscriptionChanged = socketEvent({
  name: 'subscription-changed',
  summary: 'The member’s plan changed: load the subscription, the entitlements and everything that depends on them again.',
  payload: z.object({ premium: z.boolean() }),
});
