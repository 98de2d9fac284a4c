import { conversations } from '@subrosa/contract/endpoints/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../shared/api/client.ts';
import { countUnreadAgain } from '../../notifications/index.ts';
import { conversationKey, everyList, pinnedKey, putConversation, threadOf } from '../../conversations/index.ts';
import { useConversation } from './conversation-context.ts';

/** What one does about a conversation, for oneself. The toast says what went wrong. */
export function useConversationActions() {
  const { conversation } = useConversation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { id: conversation.id };

  async function change(body: { archived?: boolean; muted?: boolean; mutedUntil?: string; pinned?: boolean }): Promise<void> {
    try {
      putConversation(queryClient, await client.call(conversations.changeConversation, { params, body }));
    } catch {
      return;
    }
    // Before the lists come again: whoever has gone on by then is not called back.
    if (body.archived) await navigate({ to: '/chat', search: {} });
    await Promise.all([queryClient.invalidateQueries(everyList), countUnreadAgain(queryClient)]);
  }

  return {
    mute: (muted: boolean, mutedUntil?: string) => change({ muted, ...(mutedUntil !== undefined && { mutedUntil }) }),
    pin: (pinned: boolean) => change({ pinned }),
    archive: (archived: boolean) => change({ archived }),
    /** For everybody in it. */
    async pinMessage(messageId: string, isPinned: boolean) {
      const call = isPinned ? conversations.pinMessage : conversations.unpinMessage;
      await client.call(call, { params: { ...params, messageId } }).catch(() => undefined);
      await Promise.all([conversationKey(params.id), pinnedKey(params.id)].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    /** For oneself, or one's own message for everybody. */
    async remove(messageId: string, forWhom: 'me' | 'all') {
      await client.call(conversations.deleteMessage, { params: { ...params, messageId }, query: { for: forWhom } });
      threadOf(conversation.id).setState(({ entries }) => ({
        entries: entries.map((entry) => {
          if (entry.id !== messageId) return entry;
          const { id, sequence, sentAt, senderId } = entry;
          return { kind: 'deleted', id, sequence, sentAt, senderId };
        }),
      }));
      await queryClient.invalidateQueries(everyList);
    },
  };
}
