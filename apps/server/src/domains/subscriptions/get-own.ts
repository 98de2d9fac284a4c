import type { ReplyOf } from '@subrosa/contract/route';
import type { subscriptionsRoutes } from '@subrosa/contract/subscriptions';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findCheckout, wasDeclined } from './queries/checkouts.ts';
import { listOwnSubscriptions, type OwnSubscription } from './queries/own-subscriptions.ts';
import { subscriptionView } from './view.ts';

type Calls = typeof subscriptionsRoutes;
type Outcome = ReplyOf<Calls['getOutcome']>;

const viewing = ({ accountType }: Caller, clock: Clock) => ({ accountType, today: clock.now().toISOString().slice(0, 10) });

export async function listAllOwn(db: Db, caller: Caller, clock: Clock) {
  return (await listOwnSubscriptions(db, caller.memberId)).map((held) => subscriptionView(held, viewing(caller, clock)));
}

/** Returns the lifetime plan before a paid one, and a paid plan before one that staff granted. */
export async function getActive(db: Db, caller: Caller, clock: Clock) {
  const active = (await listAllOwn(db, caller, clock)).filter((one) => one.active && one.subscription_plan_id !== 1);
  const rank = (one: (typeof active)[number]) => (one.subscription_plan_id === 2 ? 0 : one.paid ? 1 : 2);
  return active.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

export async function findOwn(db: Db | Tx, memberId: string, id: string): Promise<OwnSubscription> {
  const held = (await listOwnSubscriptions(db, memberId)).find((one) => one.id === id);
  if (!held) throw new ApiError('resource.notFound');
  return held;
}

export async function getOwn(db: Db, caller: Caller, id: string, clock: Clock) {
  return subscriptionView(await findOwn(db, caller.memberId, id), viewing(caller, clock));
}

export async function getOutcome(db: Db, caller: Caller, id: string, clock: Clock): Promise<Outcome> {
  const subscription = (await listAllOwn(db, caller, clock)).find((one) => one.id === id);
  if (subscription) return { state: 'paid', subscription };
  const checkout = await findCheckout(db, id);
  if (checkout?.memberId !== caller.memberId) throw new ApiError('resource.notFound');
  if (await wasDeclined(db, id)) return { state: 'declined', subscription: null };
  return { state: checkout.expiresAt < clock.now() ? 'expired' : 'waiting', subscription: null };
}
