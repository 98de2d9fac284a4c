import { conversationsEventOf } from '@subrosa/contract/socket-names';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '../../../shared/realtime/events.ts';
import { onSubscribe } from '../../../shared/realtime/socket.ts';
import { useSession } from '../../../shared/session/session.ts';
import { conversationKey, invitationsKey, pinnedKey } from '../api/query-keys.ts';
import { receiveReaction } from '../thread/change-message.ts';
import { receiveEntry, refreshKeys, refresh } from '../thread/load.ts';
import { cachedThread, cachedThreads } from '../thread/thread.ts';
import type { ConversationLiveEvent } from './apply-live-event.ts';

/** While the chat is open: applies live updates, and fetches missed ones at every connection. */
export function useLiveConversations(): void {
  const queryClient = useQueryClient();
  const ownId = useSession((session) => session.account?.id);

  useEffect(
    () =>
      ownId
        ? onEvent(conversationsEventOf(ownId), (liveEvent) => void applyToThread(queryClient, liveEvent).catch(() => undefined))
        : undefined,
    [queryClient, ownId],
  );

  useEffect(
    () =>
      onSubscribe(() => {
        for (const id of cachedThreads()) {
          void refresh(id).catch(() => undefined);
          void queryClient.invalidateQueries({ queryKey: conversationKey(id) });
        }
      }),
    [queryClient],
  );
}

async function applyToThread(queryClient: QueryClient, liveEvent: ConversationLiveEvent): Promise<void> {
  const { conversationId: id } = liveEvent;
  switch (liveEvent.kind) {
    case 'entry':
      await receiveEntry(id, liveEvent.entry);
      break;
    case 'cursor':
      break;
    case 'epoch':
    case 'keys':
      if (cachedThread(id)) await refreshKeys(id, true);
      break;
    case 'typing':
      cachedThread(id)?.setState(({ typing }) => ({ typing: { ...typing, [liveEvent.memberId]: Date.now() } }));
      break;
    case 'reaction':
      await receiveReaction(id, liveEvent);
      break;
    case 'changed':
      await Promise.all(
        [conversationKey(id), invitationsKey, pinnedKey(id)].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      break;
    default:
      liveEvent satisfies never;
  }
}
