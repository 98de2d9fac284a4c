import { useQuery } from '@tanstack/react-query';
import { cityQuery } from './city-query.ts';

/** The city of a filter; undefined until it is loaded. */
export function useCity(id: number | null) {
  const { data } = useQuery({ ...cityQuery(id ?? 0), enabled: id !== null });
  return id === null ? null : (data ?? null);
}
