import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type QueryFallbackProps = {
  query: { error: unknown; refetch: () => unknown };
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** A part of a page, not the whole of it. */
  compact?: boolean;
};

/** In the place of what a call has not brought yet: its shape, and if it failed, why and again. */
export function QueryFallback({ query: { error, refetch }, skeleton, compact = false }: QueryFallbackProps) {
  return error ? <ErrorState error={error} compact={compact} onRetry={() => void refetch()} /> : skeleton;
}
