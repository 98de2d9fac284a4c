import { namedParts } from '../../shared/search/search-params.ts';

/** Connections; requests that the viewer received; requests that the viewer sent. */
const tabs = ['connected', 'pending', 'sent'] as const;

export type Tab = (typeof tabs)[number];

const names = ['who', 'plan', 'name', 'gender', 'interests'] as const;

/** A tab with its filters, in the same format as the list of all members; defaults are omitted. */
export type ConnectionsPageSearch = Partial<Record<(typeof names)[number], string | number>> & { status?: Exclude<Tab, 'connected'> };

export const tabOf = (params: Record<string, unknown>): Tab => tabs.find((tab) => tab === params['status']) ?? 'connected';

export function connectionsPageSearchOf(params: Record<string, unknown>): ConnectionsPageSearch {
  const tab = tabOf(params);
  return { ...(tab !== 'connected' && { status: tab }), ...namedParts(names, params) };
}
