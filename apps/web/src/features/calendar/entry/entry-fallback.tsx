import { Trans } from '@lingui/react/macro';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';

type EntryFallbackProps = { query: { error: unknown; refetch: () => unknown } };

/** Shown while the details of an entry are loading, or when it no longer exists. */
export function EntryFallback({ query }: EntryFallbackProps) {
  if (!isNotFound(query.error)) return <QueryFallback compact query={query} skeleton={<SkeletonList shape="rows" count={1} />} />;
  return (
    <p role="alert">
      <Trans>This entry no longer exists.</Trans>
    </p>
  );
}
