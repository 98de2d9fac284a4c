import { profiles } from '@subrosa/contract/endpoints/profiles';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

/** Only for the staff member who is assigned the case; each access is logged. */
export const profileCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['staff', 'profile', caseId],
    queryFn: ({ signal }) => silentClient.call(profiles.getProfileCase, { signal, params: { id: caseId } }),
    staleTime: Infinity,
    gcTime: 0,
  });
