import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { feedQuery } from '../api/feed.ts';
import { FeedForm } from './feed-form.tsx';

type FeedDialogProps = { opened: boolean; onClose: () => void };

/** Offers a secret URL with which other programs read the member's calendar. */
export function FeedDialog({ opened, onClose }: FeedDialogProps) {
  const query = useQuery({ ...feedQuery, enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} size={520} title={<Trans>Use in another calendar app</Trans>}>
      {query.data ? (
        <FeedForm feed={query.data} />
      ) : (
        <QueryFallback compact query={query} skeleton={<SkeletonList shape="rows" count={2} />} />
      )}
    </Dialog>
  );
}
