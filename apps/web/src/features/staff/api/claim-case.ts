import { moderation } from '@subrosa/contract/endpoints/moderation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { caseQuery, CASES } from './cases.ts';

/** Claims and releases a case. A rejected change appears as a toast, and the page loads the case again. */
export function useClaimCase() {
  const queryClient = useQueryClient();

  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, action }: { id: string; action: 'claim' | 'release' }) =>
      client.call(action === 'claim' ? moderation.claimCase : moderation.releaseCase, { params: { id } }),
    onSuccess: async (claimed) => {
      // A request that began before the claim could overwrite the new state.
      await queryClient.cancelQueries({ queryKey: caseQuery(claimed.id).queryKey });
      queryClient.setQueryData(caseQuery(claimed.id).queryKey, claimed);
    },
    onError: (_, { id }) => queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CASES }),
  });

  return {
    isClaiming: isPending,
    claim: (id: string) => mutate({ id, action: 'claim' }),
    release: (id: string) => mutate({ id, action: 'release' }),
  };
}
