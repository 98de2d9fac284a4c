import type { SettingsView } from '@subrosa/contract/accounts/own';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from './api/client.ts';

export type Settings = SettingsView;

/** The member's settings with their version: another tab may change them too. Asked for when a session begins. */
export const settingsQuery = queryOptions({
  queryKey: ['accounts', 'settings'],
  queryFn: ({ signal }) => quietClient.callWithVersion(accounts.readSettings, { signal }),
});
