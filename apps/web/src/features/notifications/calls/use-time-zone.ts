import { accounts } from '@subrosa/contract/addresses/accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

/** The same entry of the cache as the settings pages have. */
const settingsQuery = queryOptions({
  queryKey: ['accounts', 'settings'],
  queryFn: ({ signal }) => quietClient.callWithVersion(accounts.readSettings, { signal }),
  staleTime: Infinity,
});

/** The member's, and until it is known the browser's. */
export function useTimeZone(): string {
  const { data } = useQuery(settingsQuery);
  return data?.body.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
