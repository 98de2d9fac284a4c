import type { Held } from './calls/own.ts';

export interface Holding {
  /** What makes one premium now, lifetime before a paid one; null on the regular plan. */
  active: Held | null;
  /** Paid already, and begins when the active one ends. */
  next: Held | null;
  /** The last that ended, for who has none now. */
  last: Held | null;
}

const REGULAR = 1;

/** What one holds, of everything that one holds or held, newest first. */
export function holdingOf(held: readonly Held[]): Holding {
  const premium = held.filter(({ subscription_plan_id: planId }) => planId !== REGULAR);
  const running = premium.filter(({ active }) => active);
  const active = running.find(({ standing: status }) => status === 'lifetime') ?? running[0] ?? null;
  return {
    active,
    next: premium.find(({ standing: status }) => status === 'scheduled') ?? null,
    last: active ? null : (premium.find(({ standing: status }) => status === 'ended') ?? null),
  };
}

/** Whether it is charged again by itself, or is about to be. */
export function renews({ standing: status }: Held): boolean {
  return status === 'renewing' || status === 'grace';
}
