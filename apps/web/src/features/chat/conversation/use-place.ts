import { useMemo } from 'react';
import { useHouse } from '../../../shared/use-house.ts';
import type { Place } from '../../conversations/index.ts';
import { useTalk } from './talk-context.ts';

/** What sending needs to know of the conversation around. */
export function usePlace(): Place {
  const { conversation, ownId } = useTalk();
  const longest = useHouse().limits.chatMessage;
  return useMemo(
    () => ({
      conversationId: conversation.id,
      senderId: ownId,
      members: conversation.members.map(({ id }) => id),
      state: conversation.group?.state ?? null,
      longest,
    }),
    [conversation, ownId, longest],
  );
}
