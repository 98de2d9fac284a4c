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
};

export const spotsChanged = socketEvent({
  name: 'free-spots',
  summary: 'A free lifetime spot was taken: pages that show the count show this one.',
  payload: spots,
});
