import { subscriptionsCalls } from '@subrosa/contract/subscriptions';
import { isActive } from '@subrosa/rules/subscriptions/active';
import { isPlanId } from '@subrosa/rules/subscriptions/plans';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { entitlementSettings } from './entitlement-settings.ts';
import { policy } from './policy.ts';
import { countTakenSpots, findPlan, listPlans, listSubscriptions } from './queries.ts';
import { entitlementsView, planView, spotsView, subscriptionView } from './view.ts';

const readSpots = async ({ db }: { db: Db }, { config }: CallPlatform) => spotsView(await countTakenSpots(db), config);

const todayOf = (clock: Clock) => clock.now().toISOString().slice(0, 10);

interface Asked {
  db: Db;
  caller: Caller | null;
}

const listOwn = async ({ db, caller }: Asked, { clock }: CallPlatform) =>
  (await listSubscriptions(db, memberOf(caller).memberId)).map((held) => subscriptionView(held, todayOf(clock)));

export const routes = endpoints(subscriptionsCalls, policy, {
  listPlans: async ({ db }) => (await listPlans(db)).map(planView),
  readPlan: async ({ db, params }) => {
    const plan = isPlanId(params.id) ? await findPlan(db, params.id) : undefined;
    if (!plan) throw new Refusal('page.missing');
    return planView(plan);
  },
  readSpots,
  readFreeSpots: readSpots,
  checkSpots: readSpots,
  listOwn,
  listOwnToo: listOwn,
  readActive: async ({ db, caller }, { clock }) => {
    const held = await listSubscriptions(db, memberOf(caller).memberId);
    // Lifetime wins over a paid plan that still runs.
    const active = held.filter((one) => one.planId !== 1 && isActive(one, todayOf(clock))).toSorted((a, b) => a.planId - b.planId)[0];
    return active ? subscriptionView(active, todayOf(clock)) : null;
  },
  readOwn: async ({ db, caller, params }, { clock }) => {
    const held = (await listSubscriptions(db, memberOf(caller).memberId)).find(({ id }) => id === params.id);
    if (!held) throw new Refusal('page.missing');
    return subscriptionView(held, todayOf(clock));
  },
  readEntitlements: ({ caller }, { config }) => entitlementsView(memberOf(caller), entitlementSettings(config)),
});
