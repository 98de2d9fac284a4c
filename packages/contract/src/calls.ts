import { referenceCalls } from './reference.ts';
import { supportCalls } from './support.ts';
import type { Calls } from './route.ts';

/** Every HTTP call of the product, by domain. */
export const callsByDomain = {
  reference: referenceCalls,
  support: supportCalls,
} as const satisfies Record<string, Calls>;
