import { conversations } from '@subrosa/contract/endpoints/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../shared/api/client.ts';
import { countUnreadAgain } from '../../notifications/index.ts';
import { conversationKey, everyList, pinnedKey, putConversation, threadOf } from '../../conversations/index.ts';
import { useConversation } from './conversation-context.ts';

/** The member's own actions on a conversation. A toast shows errors. */
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
    // Navigates before the lists are refetched, so that a member who has already left the page is not redirected.
    if (body.archived) await navigate({ to: '/chat', search: {} });
    await Promise.all([queryClient.invalidateQueries(everyList), countUnreadAgain(queryClient)]);
  }

  return {
    mute: (muted: boolean, mutedUntil?: string) => change({ muted, ...(mutedUntil !== undefined && { mutedUntil }) }),
    pin: (pinned: boolean) => change({ pinned }),
    archive: (archived: boolean) => change({ archived }),
    /** For all members of the conversation. */
    async pinMessage(messageId: string, isPinned: boolean) {
      const call = isPinned ? conversations.pinMessage : conversations.unpinMessage;
      await client.call(call, { params: { ...params, messageId } }).catch(() => undefined);
      await Promise.all([conversationKey(params.id), pinnedKey(params.id)].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    /** For the member only, or the member's own message for all. */
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
