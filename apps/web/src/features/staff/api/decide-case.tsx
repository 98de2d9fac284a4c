import { moderation } from '@subrosa/contract/endpoints/moderation';
import type { Decision } from '@subrosa/rules/moderation/case-rules';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { sanctionOf, type Draft } from '../decision/draft.ts';
import { NotDecided } from '../parts/not-decided.tsx';
import { caseQuery, CASES, type CasePage } from './cases.ts';

type DecideCaseInput = { id: string; username: string | null; decision: Decision } & Omit<Draft, 'decision'>;

/** Removes the case from the queue optimistically. When the server rejects the decision, the case returns, and a toast shows why. */
export function useDecideCase(onDecided: (id: string) => void) {
  const queryClient = useQueryClient();

  const { mutate } = useMutation({
    mutationFn: ({ id, decision, ...draft }: DecideCaseInput) => {
      const { reason, note, checks } = draft;
      const sanction = sanctionOf({ ...draft, decision });
      return silentClient.call(moderation.decideCase, {
        params: { id },
        body: {
          decision,
          ...(reason && { reason }),
          ...(note.trim() && { note: note.trim() }),
          ...(decision === 'approve' && checks.length > 0 && { checks: [...checks] }),
          ...(sanction && { sanction }),
        },
      });
    },
    onMutate: async ({ id }) => {
      // A list that is loading would still contain it.
      await queryClient.cancelQueries({ queryKey: CASES });
      queryClient.setQueriesData<InfiniteData<CasePage>>({ queryKey: CASES }, (cached) => cached && without(cached, id));
    },
    onSuccess: (decided) => {
      queryClient.setQueryData(caseQuery(decided.id).queryKey, decided);
      onDecided(decided.id);
    },
    onError: (error, { id, username }) => {
      showToast('error', { autoClose: 12_000, message: <NotDecided username={username} error={error} /> });
      return queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CASES }),
  });
  return mutate;
}

function without(cached: InfiniteData<CasePage>, id: string): InfiniteData<CasePage> {
  const had = cached.pages.some(({ cases }) => cases.some((one) => one.id === id && one.state === 'open'));
  const pages = cached.pages.map((page) => ({
    ...page,
    cases: page.cases.filter((one) => one.id !== id || one.state === 'decided'),
    waiting: had ? Math.max(0, page.waiting - 1) : page.waiting,
  }));
  return { ...cached, pages };
}
