import { everybody, filterOf, searchOf, type Filter } from '../explore/index.ts';
import { connectedSearchOf, tabOf, type ConnectedSearch, type Tab } from './search.ts';

export type Asked = { tab: Tab; filter: Filter };

/** Reads an address that somebody may have typed: what makes no sense is left out. */
export function askedOf(search: Record<string, unknown>): Asked {
  const { who, name, genders, interests } = filterOf(search);
  return { tab: tabOf(search), filter: { ...everybody, who, name, genders, interests } };
}

export const addressOf = ({ tab, filter }: Asked): ConnectedSearch => connectedSearchOf({ ...searchOf(filter), status: tab });
