import { moderation } from '@subrosa/contract/endpoints/moderation';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { caseQuery, CASES } from './cases.ts';

/** The keys of queries that name members; they are refetched once a name may be revealed. */
const naming = [CASES, ['staff'], ['media', 'for-review'], ['verification', 'for-review'], ['notices', 'review']];

export function useReveal() {
  const queryClient = useQueryClient();
  return async (caseId: string, { pseudonym, reason }: { pseudonym: string; reason: string }): Promise<void> => {
    await client.call(moderation.revealMember, { params: { id: pseudonym }, body: { caseId, reason } });
    await queryClient.invalidateQueries({ queryKey: caseQuery(caseId).queryKey });
    for (const queryKey of naming) void queryClient.invalidateQueries({ queryKey });
  };
}
