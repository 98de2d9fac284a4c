import { useMemo } from 'react';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import type { SendContext } from '../../conversations/index.ts';
import { useConversation } from './conversation-context.ts';

/** What sending needs to know of the conversation around. */
export function useSendContext(): SendContext {
  const { conversation, ownId } = useConversation();
  const longest = useAppConfig().limits.chatMessage;
  const { id, group } = conversation;
  const state = group?.state ?? null;
  // By who they are, not by the list: how far somebody has read changes it with every message.
  const members = conversation.members.map((member) => member.id).join(' ');
  return useMemo(
    () => ({ conversationId: id, senderId: ownId, members: members.split(' '), state, longest }),
    [id, ownId, members, state, longest],
  );
}
