import type { PlanSettings } from '@subrosa/contract/staff/admin';
import type { Config } from '../../platform/config/config.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findSpots, listPlans } from './queries/plans.ts';
import { planView, spotsView, standardSpots } from './view.ts';

/** Returns plans and spots for staff, with the actual number of taken spots. */
export async function getPlanSettings(db: Db | Tx, config: Config): Promise<PlanSettings> {
  const state = await findSpots(db);
  const spots = { ...spotsView(state, config), taken: state.taken, standard: standardSpots(config), chosen: state.totalOverride !== null };
  return { plans: (await listPlans(db)).map((plan) => planView(plan, config)), spots };
}
