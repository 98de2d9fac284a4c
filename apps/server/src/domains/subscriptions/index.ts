import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { collectSubscriptions } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { changeSpots } from './commands/change-spots.ts';
export { claimSpot } from './commands/claim-spot.ts';
export { grantLifetime } from './commands/grant-lifetime.ts';
export { savePlans } from './commands/save-plans.ts';
export { entitlementSettings } from './entitlement-settings.ts';
export { getPlanSettings } from './get-plan-settings.ts';
export { listMovements } from './queries/receipts.ts';

export const subscriptions: Domain = {
  name: 'subscriptions',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'subscriptions.json': await collectSubscriptions(db, memberId) }),
};
