import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { AutoReplyForm } from './autoreply-form.tsx';
import { autoReplyQuery } from './api.ts';

type AutoReplyDialogProps = { opened: boolean; onClose: () => void };

/** The automatic reply of a confidant, sent once to a fetishist who writes for the first time. */
export function AutoReplyDialog({ opened, onClose }: AutoReplyDialogProps) {
  const query = useQuery({ ...autoReplyQuery, staleTime: 0, gcTime: 0 });
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Auto-reply</Trans>} size={560} closeOnClickOutside={false}>
      <p className={frame.text}>
        <Trans>Sent once to each fetishist, after their first message. We send it for you, so it isn’t end-to-end encrypted.</Trans>
      </p>
      {!query.data && <QueryFallback compact query={query} skeleton={<SkeletonList shape="rows" count={2} />} />}
      {query.data?.can.edit === false && (
        <EmptyState level={3} title={<Trans>Auto-replies aren’t available for your account type</Trans>} />
      )}
      {query.data?.can.edit && <AutoReplyForm autoReply={query.data} onClose={onClose} />}
    </Dialog>
  );
}
