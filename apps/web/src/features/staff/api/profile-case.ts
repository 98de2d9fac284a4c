import { profiles } from '@subrosa/contract/endpoints/profiles';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

/** Only for who has the case: each look is noted. */
export const profileCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['staff', 'profile', caseId],
    queryFn: ({ signal }) => silentClient.call(profiles.getProfileCase, { signal, params: { id: caseId } }),
    staleTime: Infinity,
    gcTime: 0,
  });
