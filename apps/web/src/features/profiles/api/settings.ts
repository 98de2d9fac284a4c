import type { SettingsView } from '@subrosa/contract/accounts/own';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { settingsQuery } from '../../../shared/own-settings.ts';
import { useSession } from '../../../shared/session/session.ts';
import { browserTimeZone } from '../../../shared/use-time-zone.ts';

type OwnSettings = Pick<SettingsView, 'weightUnit' | 'heightUnit' | 'timeZone' | 'privateAccount'>;

/** The settings that affect how a profile is edited and displayed. */
export function useOwnSettings() {
  const queryClient = useQueryClient();
  const { data } = useQuery(settingsQuery);

  const settings: OwnSettings = data?.body ?? {
    weightUnit: 'kg',
    heightUnit: 'cm',
    timeZone: browserTimeZone(),
    privateAccount: false,
  };

  /** Sent without a version: the newest choice wins, and changes nothing else. */
  async function choose(change: Partial<OwnSettings>) {
    const { account } = useSession.getState();
    if (!account) return;
    queryClient.setQueryData(settingsQuery.queryKey, (cached) => cached && { ...cached, body: { ...cached.body, ...change } });
    await client.call(accounts.updateUser, { params: { id: account.id }, body: change }).catch(() => undefined);
    await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
  }

  return { settings, choose: (change: Partial<OwnSettings>) => void choose(change) };
}
