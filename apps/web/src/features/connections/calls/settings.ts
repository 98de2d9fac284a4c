import { accounts } from '@subrosa/contract/addresses/accounts';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

/** The same entry of the cache as the settings pages have. */
export const settingsQuery = queryOptions({
  queryKey: ['accounts', 'settings'],
  queryFn: ({ signal }) => quietClient.callWithVersion(accounts.readSettings, { signal }),
  staleTime: Infinity,
});
