import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { conversations } from '@subrosa/contract/endpoints/conversations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { openEntries, type TextEntry } from '../../conversations/index.ts';
import messages from '../report/messages.module.css';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { Attachments } from './attachments.tsx';
import classes from './gallery-dialog.module.css';

/** All files of a conversation, newest first. */
export function GalleryDialog({ opened, onClose }: ConversationDialogProps) {
  const { conversation, nameOf } = useConversation();
  const query = useGallery(conversation.id);
  const entries = query.data ?? [];
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Photos and files</Trans>} size={720}>
      {query.isPending || query.isError ? (
        <QueryFallback compact query={query} skeleton={<SkeletonList shape="rows" count={3} />} />
      ) : (
        entries.length === 0 && <EmptyState level={3} title={<Trans>No photos or files yet</Trans>} />
      )}
      <ul className={classes.list}>
        {entries.map(({ id, senderId, sentAt, attachments }) => (
          <li key={id} className={classes.item}>
            <p className={messages.who}>
              <bdi>{nameOf(senderId)}</bdi> · <MomentText instant={sentAt} />
            </p>
            <Attachments conversationId={conversation.id} senderId={senderId} files={attachments} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Dialog>
  );
}

function useGallery(id: string) {
  return useInfiniteQuery({
    queryKey: ['conversations', 'gallery', id],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === 0 ? {} : { before: pageParam };
      const page = await silentClient.call(conversations.listAttachments, { params: { id }, query, signal });
      return { entries: await openEntries(id, page.entries), before: page.more ? page.entries[0]?.sequence : undefined };
    },
    initialPageParam: 0,
    getNextPageParam: ({ before }) => before,
    // Includes messages that were sent a moment ago.
    staleTime: 0,
    gcTime: 0,
    select: ({ pages }) =>
      pages.flatMap(({ entries }) => entries.filter((entry): entry is TextEntry => entry.kind === 'text').toReversed()),
  });
}
