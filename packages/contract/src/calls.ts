import { accountsCalls } from './accounts.ts';
import { devicesCalls } from './devices.ts';
import { referenceCalls } from './reference.ts';
import { subscriptionsCalls } from './subscriptions.ts';
import { supportCalls } from './support.ts';
import type { Calls } from './route.ts';

/** Every HTTP call of the product, by domain. */
export const callsByDomain = {
  accounts: accountsCalls,
  devices: devicesCalls,
  reference: referenceCalls,
  subscriptions: subscriptionsCalls,
  support: supportCalls,
} as const satisfies Record<string, Calls>;
