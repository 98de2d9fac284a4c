import type { SettingsView } from '@subrosa/contract/accounts/own';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from './api/client.ts';

export type Settings = SettingsView;

/** The member's settings with their version, because another tab may change them too. Fetched when a session begins. */
export const settingsQuery = queryOptions({
  queryKey: ['accounts', 'settings'],
  queryFn: ({ signal }) => silentClient.callWithVersion(accounts.getSettings, { signal }),
});
