import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAddressFilter } from '../../shared/search/use-address-filter.ts';
import { feedQuery } from './calls/feed.ts';
import { filterOf, searchOf } from './filter.ts';

export function useFilter() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useAddressFilter({
    filterOf,
    searchOf,
    write(changed) {
      // From the first page again, also where these pages are still held.
      queryClient.removeQueries({ queryKey: feedQuery(changed).queryKey });
      void navigate({ to: '/requests', search: searchOf(changed), replace: true });
    },
  });
}
