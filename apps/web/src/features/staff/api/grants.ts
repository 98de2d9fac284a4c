import { documents } from '@subrosa/contract/endpoints/documents';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';

export type Grant = ReplyBody<typeof documents.listGrants>['grants'][number];

const GRANTS = ['documents', 'grants'] as const;
/** Refetched often, because a colleague waits for the approval. */
const REFRESH_MS = 15_000;

/** Access requests outside a case: those that await approval, and those that are active. */
export const grantsQuery = queryOptions({
  queryKey: GRANTS,
  queryFn: ({ signal }) => silentClient.call(documents.listGrants, { signal }),
  refetchInterval: REFRESH_MS,
});

/** The documents of a submission by kind and id, for access requests. */
export const documentsOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'of', id],
    queryFn: ({ signal }) => silentClient.call(documents.listDocumentsOf, { signal, params: { id } }),
  });

export function useGrants() {
  const queryClient = useQueryClient();
  const invalidateGrants = () => queryClient.invalidateQueries({ queryKey: GRANTS });

  async function requestAccess(id: string, reason: string): Promise<void> {
    await client.call(documents.requestAccess, { params: { id }, body: { reason } });
    await invalidateGrants();
  }

  async function approve(id: string): Promise<void> {
    await client.call(documents.approveGrant, { params: { id } }).finally(() => void invalidateGrants());
  }

  return { requestAccess, approve };
}
