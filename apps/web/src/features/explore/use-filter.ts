import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useUrlFilter } from '../../shared/search/use-url-filter.ts';
import { useSession } from '../../shared/session/session.ts';
import { searchQuery } from './api/search-members.ts';
import { filterOf, searchOf } from './filter.ts';

export function useFilter() {
  const premium = useSession(({ account }) => account?.premium === true);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { filter, change } = useUrlFilter({
    filterOf,
    searchOf,
    write(changed) {
      // Starts from the first page again, even if these pages are still cached.
      queryClient.removeQueries({ queryKey: searchQuery(changed, premium).queryKey });
      void navigate({ to: '/profile/search', search: searchOf(changed), replace: true });
    },
  });
  return { filter, premium, change };
}
