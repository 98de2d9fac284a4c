import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** The expected number of rows. */
  rows?: number;
  /** Whether the query fills only a part of the page. */
  compact?: boolean;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query; before that a placeholder, or the error with a retry button. */
export function Loaded<Data>({ query, rows = 4, compact = false, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <QueryFallback query={query} compact={compact} skeleton={<RowSkeletons count={rows} />} />;
}
