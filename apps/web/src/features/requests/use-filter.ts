import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useUrlFilter } from '../../shared/search/use-url-filter.ts';
import { feedQuery } from './api/feed.ts';
import { filterOf, searchOf } from './filter.ts';

export function useFilter() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useUrlFilter({
    filterOf,
    searchOf,
    write(changed) {
      // Starts from the first page again, even if these pages are still cached.
      queryClient.removeQueries({ queryKey: feedQuery(changed).queryKey });
      void navigate({ to: '/requests', search: searchOf(changed), replace: true });
    },
  });
}
