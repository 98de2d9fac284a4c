import { Trans } from '@lingui/react/macro';
import { isMissing } from '../../../shared/api/missing.ts';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';

type EntryWaitingProps = { query: { error: unknown; refetch: () => unknown } };

/** The rest of an entry is on its way, or it is gone. */
export function EntryWaiting({ query }: EntryWaitingProps) {
  if (!isMissing(query.error)) return <Unloaded compact query={query} skeleton={<SkeletonList shape="rows" count={1} />} />;
  return (
    <p role="alert">
      <Trans>This entry is not there any more.</Trans>
    </p>
  );
}
