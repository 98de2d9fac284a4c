import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import messages from '../report/messages.module.css';
import { useSummary } from '../text/use-summary.ts';
import classes from './pinned-dialog.module.css';
import { usePinned } from './pinned.ts';
import { useConversation, type ConversationDialogProps } from './conversation-context.ts';
import { useConversationActions } from './use-conversation-actions.ts';

/** All pinned messages in full. */
export function PinnedDialog({ opened, onClose }: ConversationDialogProps) {
  const { conversation, nameOf } = useConversation();
  const summary = useSummary();
  const { pinMessage } = useConversationActions();
  const query = usePinned();
  const mayUnpin = conversation.can.send && (conversation.group?.can.manage ?? true);
  const isEmpty = conversation.pins.length === 0;
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Pinned messages</Trans>} size={560}>
      {isEmpty && <EmptyState level={3} title={<Trans>No pinned messages</Trans>} />}
      {!isEmpty && !query.data && <QueryFallback compact query={query} skeleton={<SkeletonList shape="rows" count={2} />} />}
      <ul className={classes.list}>
        {!isEmpty &&
          query.data?.map((entry) => (
            <li key={entry.id} className={classes.item}>
              <span className={messages.who}>
                <bdi>{nameOf(entry.senderId)}</bdi> · <MomentText instant={entry.sentAt} />
              </span>
              <span className={messages.full} dir="auto">
                {entry.kind === 'text' ? summary(entry) : <Trans>Encrypted message</Trans>}
              </span>
              {mayUnpin && (
                <Button variant="default" size="sm" className={classes.unpin} onClick={() => void pinMessage(entry.id, false)}>
                  <Trans>Unpin message</Trans>
                </Button>
              )}
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
