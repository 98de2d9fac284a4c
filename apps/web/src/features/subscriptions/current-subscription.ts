import type { OwnSubscription } from './api/own.ts';

export interface CurrentSubscription {
  /** The active premium subscription, lifetime before a paid one; null on the regular plan. */
  active: OwnSubscription | null;
  /** Already paid; starts when the active one ends. */
  next: OwnSubscription | null;
  /** The last one that ended, for a member without an active one. */
  last: OwnSubscription | null;
}

const REGULAR = 1;

/** The current state from all subscriptions of a member, newest first. */
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

/** Whether the plan renews automatically, or a renewal is pending. */
export function renews({ status }: OwnSubscription): boolean {
  return status === 'renewing' || status === 'grace';
}
