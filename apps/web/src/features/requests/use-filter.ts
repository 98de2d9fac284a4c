import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { feedQuery } from './calls/feed.ts';
import { filterOf, keyOf, searchOf, type Filter } from './filter.ts';

/** The filter of the address. A change is seen at once, and the address follows. */
export function useFilter() {
  const fromAddress = filterOf(useSearch({ strict: false }));
  const address = keyOf(fromAddress);
  const [held, setHeld] = useState({ address, filter: fromAddress });
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  if (held.address !== address) setHeld({ address, filter: fromAddress });

  function change(filter: Filter) {
    if (keyOf(filter) === keyOf(held.filter)) return;
    // From the first page again, also where these pages are still held.
    queryClient.removeQueries({ queryKey: feedQuery(filter).queryKey });
    setHeld({ address, filter });
    void navigate({ to: '/requests', search: searchOf(filter), replace: true });
  }

  return { filter: held.filter, change };
}
