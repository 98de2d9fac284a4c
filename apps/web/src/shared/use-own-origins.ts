import { useQuery } from '@tanstack/react-query';
import { configQuery } from './config.ts';

/** The origins of the app: those in its configuration, and the one at which it is open. */
export function useOwnOrigins(): readonly string[] {
  const { data } = useQuery(configQuery);
  return [location.origin, ...(data?.origins ?? [])];
}
