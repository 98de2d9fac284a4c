import { reference } from '@subrosa/contract/addresses/reference';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

const untilKnown = { title: 100, description: 2000, report: 1000 };

/** What a post may be, and whom to write to; the router has asked for it before any page. */
export function useHouse() {
  const { data } = useQuery({
    queryKey: ['reference', 'config'],
    queryFn: ({ signal }) => client.call(reference.readConfig, { signal }),
    staleTime: Infinity,
  });
  return { limits: data?.limits ?? untilKnown, supportAddress: data?.brand.supportAddress ?? '' };
}
