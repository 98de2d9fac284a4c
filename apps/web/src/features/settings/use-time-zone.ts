import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from './calls/settings.ts';

/** The member's, and until it is known the browser's. */
export function useTimeZone(): string {
  const { data } = useQuery(settingsQuery);
  return data?.body.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
