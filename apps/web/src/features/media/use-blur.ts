import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../shared/own-settings.ts';
import { isSignedIn, useSession } from '../../shared/session/session.ts';

/** Whether this member blurs media until they are tapped; with `unknown` they are not shown yet. */
export function useBlur(): boolean | 'unknown' {
  const isMember = useSession(({ status }) => isSignedIn(status));
  const { data, isError } = useQuery({ ...settingsQuery, enabled: isMember, staleTime: Infinity });
  if (!isMember) return false;
  return data?.body.blurMedia ?? (isError || 'unknown');
}
