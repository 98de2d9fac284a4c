import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from './own-settings.ts';

/** The browser's time zone. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The member's time zone; the browser's until it is loaded. */
export function useTimeZone(): string {
  const { data } = useQuery({ ...settingsQuery, staleTime: Infinity });
  return data?.body.timeZone ?? browserTimeZone();
}
