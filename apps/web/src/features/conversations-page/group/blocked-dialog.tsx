import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { blockedGroupsQuery } from './api.ts';
import panel from './group-panel.module.css';
import classes from './member-row.module.css';

type BlockedDialogProps = { opened: boolean; onClose: () => void };

/** Groups whose invitations the member blocked. */
export function BlockedDialog({ opened, onClose }: BlockedDialogProps) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...blockedGroupsQuery, staleTime: 0 });
  const { isPending, run } = usePending();

  async function handleUnblock(id: string) {
    await run(() => client.call(conversations.unblockGroup, { params: { id } }));
    await queryClient.invalidateQueries(blockedGroupsQuery);
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Blocked groups</Trans>} size={480}>
      {!query.data && <QueryFallback compact query={query} skeleton={<SkeletonList shape="rows" count={2} />} />}
      {query.data?.length === 0 && <EmptyState level={3} title={<Trans>No blocked groups</Trans>} />}
      <ul className={panel.list}>
        {query.data?.map(({ conversationId, name, since }) => (
          <li key={conversationId} className={classes.row}>
            <span className={classes.text}>
              <bdi className={classes.name}>{name ?? <Trans>Group</Trans>}</bdi>
              <span className={classes.marks}>
                <MomentText instant={since} />
              </span>
            </span>
            <Button size="sm" variant="default" disabled={isPending} onClick={() => void handleUnblock(conversationId)}>
              <Trans>Unblock</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
