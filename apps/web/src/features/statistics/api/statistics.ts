import { statistics } from '@subrosa/contract/endpoints/statistics';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import type { RangeDays } from '../search.ts';

export type QueueStatistics = ReplyBody<typeof statistics.getQueueStatistics>;
export type Statistics = ReplyBody<typeof statistics.getStatistics>;
export type DayStatistics = Statistics['days'][number];
export type Report = ReplyBody<typeof statistics.getTransparencyReport>;
export type ReportLine = Report['lines'][number];
export type LegalMatter = ReplyBody<typeof statistics.listLegalMatters>[number];

const REFRESH_MS = 60_000;
const STATISTICS = ['statistics'] as const;

export const queueStatisticsQuery = queryOptions({
  queryKey: [...STATISTICS, 'queue'],
  queryFn: ({ signal }) => silentClient.call(statistics.getQueueStatistics, { signal }),
  refetchInterval: REFRESH_MS,
});

export const statisticsQuery = (days: RangeDays) =>
  queryOptions({
    queryKey: [...STATISTICS, 'overview', days],
    queryFn: ({ signal }) => silentClient.call(statistics.getStatistics, { signal, query: { days } }),
    refetchInterval: REFRESH_MS,
  });

export const reportQuery = (kind: 'transparency' | 'cards', period: string) =>
  queryOptions({
    queryKey: [...STATISTICS, kind, period],
    queryFn: ({ signal }) =>
      silentClient.call(kind === 'cards' ? statistics.getCardReport : statistics.getTransparencyReport, { signal, query: { period } }),
  });

export const publishedQuery = queryOptions({
  queryKey: [...STATISTICS, 'published'],
  queryFn: ({ signal }) => silentClient.call(statistics.listPublished, { signal }),
});

export const legalMattersQuery = queryOptions({
  queryKey: [...STATISTICS, 'legal-matters'],
  queryFn: ({ signal }) => silentClient.call(statistics.listLegalMatters, { signal }),
});

export function useStatisticsActions() {
  const queryClient = useQueryClient();
  const invalidateStatistics = () => queryClient.invalidateQueries({ queryKey: STATISTICS });

  async function publish(period: string): Promise<void> {
    await client.call(statistics.publishReport, { body: { period } }).finally(() => void invalidateStatistics());
  }

  async function record(legalMatter: Pick<LegalMatter, 'kind' | 'country' | 'receivedOn'>): Promise<void> {
    await client.call(statistics.recordLegalMatter, { body: legalMatter });
    await invalidateStatistics();
  }

  async function resolve(id: string, resolution: { resolvedOn: string; outcome: NonNullable<LegalMatter['outcome']> }): Promise<void> {
    await client.call(statistics.resolveLegalMatter, { params: { id }, body: resolution });
    await invalidateStatistics();
  }

  return { publish, record, resolve };
}
