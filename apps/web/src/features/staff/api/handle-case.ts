import { moderation } from '@subrosa/contract/endpoints/moderation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { caseQuery, CASES } from './cases.ts';

/** Taking a case and giving it back. What is refused is said as a toast, and the page shows how it really is. */
export function useHandleCase() {
  const queryClient = useQueryClient();

  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, action }: { id: string; action: 'take' | 'release' }) =>
      client.call(action === 'take' ? moderation.claimCase : moderation.releaseCase, { params: { id } }),
    onSuccess: async (taken) => {
      // A case that is being read may have been read before it was taken.
      await queryClient.cancelQueries({ queryKey: caseQuery(taken.id).queryKey });
      queryClient.setQueryData(caseQuery(taken.id).queryKey, taken);
    },
    onError: (_, { id }) => queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CASES }),
  });

  return {
    isHandling: isPending,
    take: (id: string) => mutate({ id, action: 'take' }),
    release: (id: string) => mutate({ id, action: 'release' }),
  };
}
