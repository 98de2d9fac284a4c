import { describe, expect, it } from 'vitest';
import type { Held } from './calls/own.ts';
import { holdingOf } from './held.ts';

const held = (traits: Partial<Held>): Held => ({
  id: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11',
  subscription_plan_id: 3,
  subscription_date: '16112026',
  subscription_due_date: '16122026',
  active: false,
  standing: 'ended',
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

describe('what one holds', () => {
  it('is lifetime before what is paid', () => {
    const paid = held({ active: true, standing: 'ending' });
    const lifetime = held({ active: true, standing: 'lifetime', subscription_plan_id: 2 });
    expect(holdingOf([paid, lifetime]).active).toBe(lifetime);
  });

  it('is nothing on the regular plan, and then the last one that ended is told', () => {
    const ended = held({ endedBecause: 'refunded' });
    const regular = held({ active: true, subscription_plan_id: 1 });
    expect(holdingOf([regular, ended, held({})])).toEqual({ active: null, next: null, last: ended });
  });

  it('names what begins later beside what runs', () => {
    const [next, active] = [held({ standing: 'scheduled', subscription_plan_id: 4 }), held({ active: true, standing: 'ending' })];
    expect(holdingOf([next, active, held({})])).toEqual({ active, next, last: null });
  });
});
