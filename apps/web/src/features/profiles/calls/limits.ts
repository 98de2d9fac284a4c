import { reference } from '@subrosa/contract/addresses/reference';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

const UNTIL_KNOWN = 2000;

/** How long the text about oneself may be; the router has asked for it before any page. */
export function useAboutLimit(): number {
  const { data } = useQuery({
    queryKey: ['reference', 'config'],
    queryFn: ({ signal }) => client.call(reference.readConfig, { signal }),
    staleTime: Infinity,
  });
  return data?.limits.about ?? UNTIL_KNOWN;
}
