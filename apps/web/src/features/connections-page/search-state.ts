import { everybody, filterOf, searchOf, type Filter } from '../explore/index.ts';
import { connectionsPageSearchOf, tabOf, type ConnectionsPageSearch, type Tab } from './search.ts';

export type ConnectionsSearch = { tab: Tab; filter: Filter };

/** Parses the search of a URL that the member may have typed; ignores invalid values. */
export function searchStateOf(search: Record<string, unknown>): ConnectionsSearch {
  const { who, plan, name, genders, interests } = filterOf(search);
  return { tab: tabOf(search), filter: { ...everybody, who, plan, name, genders, interests } };
}

export const searchParamsOf = ({ tab, filter }: ConnectionsSearch): ConnectionsPageSearch =>
  connectionsPageSearchOf({ ...searchOf(filter), status: tab });
