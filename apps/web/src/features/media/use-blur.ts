import { accounts } from '@subrosa/contract/addresses/accounts';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../../shared/api/client.ts';
import { isSignedIn, useSession } from '../../shared/session/session.ts';

/** Whether this member wants media blurred until tapped; `unknown` shows nothing yet, rather than too much. */
export function useBlur(): boolean | 'unknown' {
  const isMember = useSession(({ status }) => isSignedIn(status));
  const { data, isError } = useQuery({
    // The same entry as that of the settings, which hold it.
    queryKey: ['accounts', 'settings'],
    queryFn: ({ signal }) => quietClient.callWithVersion(accounts.readSettings, { signal }),
    enabled: isMember,
    staleTime: Infinity,
  });
  if (!isMember) return false;
  return data?.body.blurMedia ?? (isError || 'unknown');
}
