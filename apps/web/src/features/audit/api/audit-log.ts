import { audit } from '@subrosa/contract/endpoints/audit';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import type { AuditSearch } from '../search.ts';

type AuditPage = ReplyBody<typeof audit.listAudit>;
export type AuditEntry = AuditPage['entries'][number];
export type Chain = AuditPage['chain'];
export type VerificationResult = ReplyBody<typeof audit.verifyAuditRange>;

const AUDIT = ['audit'] as const;

export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: [...AUDIT, search],
    queryFn: ({ signal, pageParam }) =>
      silentClient.call(audit.listAudit, { signal, query: { ...search, ...(pageParam !== null && { after: pageParam }) } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ after }) => after,
  });

export function useAuditActions() {
  const queryClient = useQueryClient();

  async function verify(first: number, last: number): Promise<VerificationResult> {
    const found = await client.call(audit.verifyAuditRange, { body: { first, last } });
    await queryClient.invalidateQueries({ queryKey: AUDIT });
    return found;
  }

  async function open(seq: number, reason: string): Promise<Record<string, string>> {
    const { payload } = await client.call(audit.decryptAuditPayload, { params: { seq }, body: { reason } });
    await queryClient.invalidateQueries({ queryKey: AUDIT });
    return payload;
  }

  return { verify, open };
}
