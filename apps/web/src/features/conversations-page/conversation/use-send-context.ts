import { useMemo } from 'react';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import type { SendContext } from '../../conversations/index.ts';
import { useConversation } from './conversation-context.ts';

/** The context that sending a message needs. */
export function useSendContext(): SendContext {
  const { conversation, ownId } = useConversation();
  const longest = useAppConfig().limits.chatMessage;
  const { id, group } = conversation;
  const state = group?.state ?? null;
  // Keyed by the members' ids instead of the list, which changes with every read message.
  const members = conversation.members.map((member) => member.id).join(' ');
  return useMemo(
    () => ({ conversationId: id, senderId: ownId, members: members.split(' '), state, longest }),
    [id, ownId, members, state, longest],
  );
}
