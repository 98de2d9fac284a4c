import type { ExploreSearch } from '../explore/index.ts';

/** Connected; requests that wait for the reader; requests that wait for others. */
export const tabs = ['connected', 'pending', 'sent'] as const;

export type Tab = (typeof tabs)[number];
export type ConnectedSearch = Pick<ExploreSearch, 'who' | 'name' | 'gender' | 'interests'> & { status?: Exclude<Tab, 'connected'> };

/** The address of a tab with its filters, which the list of all members writes in the same way; what is not asked for is left out. */
export function connectedSearchOf(tab: unknown, { who, name, gender, interests }: ExploreSearch): ConnectedSearch {
  const known = tabs.find((one) => one === tab) ?? 'connected';
  return {
    ...(known !== 'connected' && { status: known }),
    ...(who && { who }),
    ...(name && { name }),
    ...(gender && { gender }),
    ...(interests && { interests }),
  };
}
