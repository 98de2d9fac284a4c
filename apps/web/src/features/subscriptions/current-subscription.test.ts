import { describe, expect, it } from 'vitest';
import type { OwnSubscription } from './api/own.ts';
import { currentSubscriptionOf } from './current-subscription.ts';

const subscription = (traits: Partial<OwnSubscription>): OwnSubscription => ({
  id: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11',
  subscription_plan_id: 3,
  subscription_date: '16112026',
  subscription_due_date: '16122026',
  active: false,
  status: 'ended',
  paid: true,
  renewsOn: null,
  dueCents: null,
  currency: 'USD',
  paymentFailedAt: null,
  graceUntil: null,
  endedBecause: null,
  can: { cancel: false, changeTo: [] },
  ...traits,
});

describe('currentSubscriptionOf', () => {
  it('returns lifetime before a paid plan as active', () => {
    const paid = subscription({ active: true, status: 'ending' });
    const lifetime = subscription({ active: true, status: 'lifetime', subscription_plan_id: 2 });
    expect(currentSubscriptionOf([paid, lifetime]).active).toBe(lifetime);
  });

  it('returns no active plan on the regular plan, and the last one that ended', () => {
    const ended = subscription({ endedBecause: 'refunded' });
    const regular = subscription({ active: true, subscription_plan_id: 1 });
    expect(currentSubscriptionOf([regular, ended, subscription({})])).toEqual({ active: null, next: null, last: ended });
  });

  it('returns the plan that starts later beside the active one', () => {
    const [next, active] = [
      subscription({ status: 'scheduled', subscription_plan_id: 4 }),
      subscription({ active: true, status: 'ending' }),
    ];
    expect(currentSubscriptionOf([next, active, subscription({})])).toEqual({ active, next, last: null });
  });
});
