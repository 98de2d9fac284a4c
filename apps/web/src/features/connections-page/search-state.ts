import { everybody, filterOf, searchOf, type Filter } from '../explore/index.ts';
import { connectionsPageSearchOf, tabOf, type ConnectionsPageSearch, type Tab } from './search.ts';

export type ConnectionsSearch = { tab: Tab; filter: Filter };

/** Reads an address that somebody may have typed: what makes no sense is left out. */
export function searchStateOf(search: Record<string, unknown>): ConnectionsSearch {
  const { who, name, genders, interests } = filterOf(search);
  return { tab: tabOf(search), filter: { ...everybody, who, name, genders, interests } };
}

export const searchParamsOf = ({ tab, filter }: ConnectionsSearch): ConnectionsPageSearch =>
  connectionsPageSearchOf({ ...searchOf(filter), status: tab });
