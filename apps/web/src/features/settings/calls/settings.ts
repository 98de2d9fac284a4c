import type { SettingsView } from '@subrosa/contract/accounts/own';
import { accounts } from '@subrosa/contract/addresses/accounts';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

export type Settings = SettingsView;

/** With their version: another tab may change them too. */
export const settingsQuery = queryOptions({
  queryKey: ['accounts', 'settings'],
  queryFn: ({ signal }) => quietClient.callWithVersion(accounts.readSettings, { signal }),
});
