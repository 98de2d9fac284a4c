import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
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
  if (query.error) return <ErrorState error={query.error} compact={compact} onRetry={() => void query.refetch()} />;
  return <RowSkeletons count={rows} />;
}
