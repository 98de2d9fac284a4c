import { namedParts } from '../../shared/search/address.ts';

/** Connected; requests that wait for the reader; requests that wait for others. */
const tabs = ['connected', 'pending', 'sent'] as const;

export type Tab = (typeof tabs)[number];

const names = ['who', 'name', 'gender', 'interests'] as const;

/** A tab with its filters, which the list of all members writes in the same way; what is not asked for is left out. */
export type ConnectedSearch = Partial<Record<(typeof names)[number], string | number>> & { status?: Exclude<Tab, 'connected'> };

export const tabOf = (address: Record<string, unknown>): Tab => tabs.find((tab) => tab === address['status']) ?? 'connected';

export function connectedSearchOf(address: Record<string, unknown>): ConnectedSearch {
  const tab = tabOf(address);
  return { ...(tab !== 'connected' && { status: tab }), ...namedParts(names, address) };
}
