import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** How many rows are expected. */
  rows?: number;
  /** A part of a page, not the whole of it. */
  compact?: boolean;
  children: (data: Data) => ReactNode;
};

/** What a call brings; until then its shape, and if it fails, why and again. */
export function Loaded<Data>({ query, rows = 4, compact = false, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <QueryFallback query={query} compact={compact} skeleton={<RowSkeletons count={rows} />} />;
}
