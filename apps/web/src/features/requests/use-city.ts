import { useQuery } from '@tanstack/react-query';
import { cityQuery } from './api/city.ts';

/** The city that a filter is about; nothing until its name is there. */
export function useCity(id: number | null) {
  const { data } = useQuery({ ...cityQuery(id ?? 0), enabled: id !== null });
  return id === null ? null : (data ?? null);
}
