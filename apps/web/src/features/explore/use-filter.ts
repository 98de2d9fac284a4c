import { otherRole } from '@subrosa/rules/explore/filter';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useUrlFilter } from '../../shared/search/use-url-filter.ts';
import { useSession } from '../../shared/session/session.ts';
import { searchQuery } from './api/search-members.ts';
import { filterOf, searchOf } from './filter.ts';

export function useFilter() {
  const account = useSession((session) => session.account);
  const premium = account?.premium === true;
  const usual = account ? otherRole(account.accountType) : 'all';
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { filter, change } = useUrlFilter({
    filterOf: (search) => filterOf(search, usual),
    searchOf: (filter) => searchOf(filter, usual),
    write(changed) {
      // Starts from the first page again, even if these pages are still cached.
      queryClient.removeQueries({ queryKey: searchQuery(changed, premium).queryKey });
      void navigate({ to: '/profile/search', search: searchOf(changed, usual), replace: true });
    },
  });
  return { filter, premium, change };
}
