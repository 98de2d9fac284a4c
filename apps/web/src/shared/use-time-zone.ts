import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from './own-settings.ts';

/** The browser's. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The member's, and until it is known the browser's. */
export function useTimeZone(): string {
  const { data } = useQuery({ ...settingsQuery, staleTime: Infinity });
  return data?.body.timeZone ?? browserTimeZone();
}
