import { subscriptionsCalls } from '@subrosa/contract/subscriptions';
import { isPlanId } from '@subrosa/rules/subscriptions/plans';
import type { Db } from '../../platform/db/database.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { policy } from './policy.ts';
import { countTakenSpots, findPlan, listPlans } from './queries.ts';
import { planView, spotsView } from './view.ts';

const readSpots = async ({ db }: { db: Db }, { config }: CallPlatform) => spotsView(await countTakenSpots(db), config);

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
});
