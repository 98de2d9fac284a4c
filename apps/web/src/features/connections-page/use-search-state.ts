import { useNavigate } from '@tanstack/react-router';
import { useUrlFilter } from '../../shared/search/use-url-filter.ts';
import type { Filter } from '../explore/index.ts';
import { searchParamsOf, searchStateOf, type ConnectionsSearch } from './search-state.ts';

/** The tab and the filter of the URL. */
export function useSearchState() {
  const navigate = useNavigate();
  const { filter: state, change } = useUrlFilter<ConnectionsSearch>({
    filterOf: searchStateOf,
    searchOf: searchParamsOf,
    write: (changed) => void navigate({ to: '/profile/connected', search: searchParamsOf(changed), replace: true, resetScroll: false }),
  });
  return { ...state, change: (filter: Filter) => change({ ...state, filter }) };
}
