import { useMemo } from 'react';
import { useHouse } from '../../../shared/use-house.ts';
import type { Place } from '../../conversations/index.ts';
import { useTalk } from './talk-context.ts';

/** What sending needs to know of the conversation around. */
export function usePlace(): Place {
  const { conversation, ownId } = useTalk();
  const longest = useHouse().limits.chatMessage;
  const { id, group } = conversation;
  const state = group?.state ?? null;
  // By who they are, not by the list: how far somebody has read changes it with every message.
  const members = conversation.members.map((member) => member.id).join(' ');
  return useMemo(
    () => ({ conversationId: id, senderId: ownId, members: members.split(' '), state, longest }),
    [id, ownId, members, state, longest],
  );
}
