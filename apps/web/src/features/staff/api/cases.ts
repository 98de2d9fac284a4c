import { moderation } from '@subrosa/contract/endpoints/moderation';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import type { Show } from '../review-search.ts';

export type CasePage = ReplyBody<typeof moderation.listCases>;
export type QueuedCase = CasePage['cases'][number];
export type OpenCase = ReplyBody<typeof moderation.getCase>;

/** Refetched regularly, because colleagues work on the same queue. */
const REFRESH_MS = 30_000;

export const CASES = ['moderation', 'cases'] as const;

export const casesQuery = ({ show, kind }: { show: Show; kind: CaseKind | undefined }) =>
  infiniteQueryOptions({
    queryKey: [...CASES, show, kind ?? 'any'],
    queryFn: ({ signal, pageParam }) =>
      silentClient.call(moderation.listCases, { signal, query: { show, ...(kind && { kind }), ...(pageParam && { after: pageParam }) } }),
    ...pagedDefaults,
    refetchInterval: REFRESH_MS,
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'case', id],
    queryFn: ({ signal }) => silentClient.call(moderation.getCase, { signal, params: { id } }),
    refetchInterval: REFRESH_MS,
  });
