import { figures } from '@subrosa/contract/addresses/figures';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client, quietClient } from '../../../shared/api/client.ts';
import type { RangeDays } from '../search.ts';

export type QueueFigures = ReplyBody<typeof figures.readQueueFigures>;
export type Figures = ReplyBody<typeof figures.readFigures>;
export type DayFigures = Figures['days'][number];
export type Report = ReplyBody<typeof figures.readTransparency>;
export type ReportLine = Report['lines'][number];
export type Matter = ReplyBody<typeof figures.listMatters>[number];

const REFRESH_MS = 60_000;
const FIGURES = ['figures'] as const;

export const queueFiguresQuery = queryOptions({
  queryKey: [...FIGURES, 'queue'],
  queryFn: ({ signal }) => quietClient.call(figures.readQueueFigures, { signal }),
  refetchInterval: REFRESH_MS,
});

export const figuresQuery = (days: RangeDays) =>
  queryOptions({
    queryKey: [...FIGURES, 'overview', days],
    queryFn: ({ signal }) => quietClient.call(figures.readFigures, { signal, query: { days } }),
    refetchInterval: REFRESH_MS,
  });

export const reportQuery = (kind: 'transparency' | 'cards', period: string) =>
  queryOptions({
    queryKey: [...FIGURES, kind, period],
    queryFn: ({ signal }) =>
      quietClient.call(kind === 'cards' ? figures.readCardReport : figures.readTransparency, { signal, query: { period } }),
  });

export const publishedQuery = queryOptions({
  queryKey: [...FIGURES, 'published'],
  queryFn: ({ signal }) => quietClient.call(figures.listPublished, { signal }),
});

export const mattersQuery = queryOptions({
  queryKey: [...FIGURES, 'matters'],
  queryFn: ({ signal }) => quietClient.call(figures.listMatters, { signal }),
});

export function useFigureChanges() {
  const queryClient = useQueryClient();
  const askAgain = () => queryClient.invalidateQueries({ queryKey: FIGURES });

  async function publish(period: string): Promise<void> {
    await client.call(figures.publishReport, { body: { period } }).finally(() => void askAgain());
  }

  async function record(matter: Pick<Matter, 'kind' | 'country' | 'receivedOn'>): Promise<void> {
    await client.call(figures.recordMatter, { body: matter });
    await askAgain();
  }

  async function answer(id: string, answered: { answeredOn: string; outcome: NonNullable<Matter['outcome']> }): Promise<void> {
    await client.call(figures.answerMatter, { params: { id }, body: answered });
    await askAgain();
  }

  return { publish, record, answer };
}
