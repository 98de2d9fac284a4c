import type { Domain } from '../../platform/domain.ts';
import { routes } from './routes.ts';

export { savePlans } from './commands/save-plans.ts';
export { entitlementSettings } from './entitlement-settings.ts';

export const subscriptions: Domain = { name: 'subscriptions', endpoints: routes };
