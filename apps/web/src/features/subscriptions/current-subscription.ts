import type { OwnSubscription } from './api/own.ts';

export interface CurrentSubscription {
  /** What makes one premium now, lifetime before a paid one; null on the regular plan. */
  active: OwnSubscription | null;
  /** Paid already, and begins when the active one ends. */
  next: OwnSubscription | null;
  /** The last that ended, for who has none now. */
  last: OwnSubscription | null;
}

const REGULAR = 1;

/** What one holds, of everything that one holds or held, newest first. */
export function currentSubscriptionOf(subscriptions: readonly OwnSubscription[]): CurrentSubscription {
  const premium = subscriptions.filter(({ subscription_plan_id: planId }) => planId !== REGULAR);
  const running = premium.filter(({ active }) => active);
  const active = running.find(({ status }) => status === 'lifetime') ?? running[0] ?? null;
  return {
    active,
    next: premium.find(({ status }) => status === 'scheduled') ?? null,
    last: active ? null : (premium.find(({ status }) => status === 'ended') ?? null),
  };
}

/** Whether it is charged again by itself, or is about to be. */
export function renews({ status }: OwnSubscription): boolean {
  return status === 'renewing' || status === 'grace';
}
