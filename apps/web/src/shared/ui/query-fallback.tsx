import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type QueryFallbackProps = {
  query: { error: unknown; refetch: () => unknown };
  /** A placeholder in the shape of the content. */
  skeleton: ReactNode;
  /** Whether the query fills only a part of the page. */
  compact?: boolean;
};

/** Replaces the data of a query: a placeholder while it is loading, or the error with a retry button. */
export function QueryFallback({ query: { error, refetch }, skeleton, compact = false }: QueryFallbackProps) {
  return error ? <ErrorState error={error} compact={compact} onRetry={() => void refetch()} /> : skeleton;
}
