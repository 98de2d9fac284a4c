import type { SettingsView } from '@subrosa/contract/accounts/own';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from './api/client.ts';
import { chooseClock } from './format/dates.ts';

export type Settings = SettingsView;

/** The member's settings with their version, because another tab may change them too. Fetched when a session begins. */
export const settingsQuery = queryOptions({
  queryKey: ['accounts', 'settings'],
  queryFn: async ({ signal }) => {
    const settings = await silentClient.callWithVersion(accounts.getSettings, { signal });
    // Before anything is rendered with them.
    chooseClock(settings.body.clock);
    return settings;
  },
});
