import { conversationsEventOf } from '@subrosa/contract/socket-names';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onEvent } from '../../../shared/realtime/events.ts';
import { onSubscribe } from '../../../shared/realtime/socket.ts';
import { useSession } from '../../../shared/session/session.ts';
import { conversationKey, invitationsKey, pinnedKey } from '../calls/keys.ts';
import { hearReaction } from '../talk/change-message.ts';
import { hear, noteKeys, refresh } from '../talk/load.ts';
import { heldThread, heldThreads } from '../talk/thread.ts';
import type { ConversationNews } from './apply-news.ts';

/** While the chat is open: takes in what happens, and at every connection what was missed. */
export function useLiveConversations(): void {
  const queryClient = useQueryClient();
  const ownId = useSession((session) => session.account?.id);

  useEffect(
    () => (ownId ? onEvent(conversationsEventOf(ownId), (news) => void takeIn(queryClient, news).catch(() => undefined)) : undefined),
    [queryClient, ownId],
  );

  useEffect(
    () =>
      onSubscribe(() => {
        for (const id of heldThreads()) {
          void refresh(id).catch(() => undefined);
          void queryClient.invalidateQueries({ queryKey: conversationKey(id) });
        }
      }),
    [queryClient],
  );
}

async function takeIn(queryClient: QueryClient, news: ConversationNews): Promise<void> {
  const { conversationId: id } = news;
  switch (news.kind) {
    case 'entry':
      await hear(id, news.entry);
      break;
    case 'cursor':
      break;
    case 'epoch':
    case 'keys':
      if (heldThread(id)) await noteKeys(id, true);
      break;
    case 'typing':
      heldThread(id)?.setState(({ typing }) => ({ typing: { ...typing, [news.memberId]: Date.now() } }));
      break;
    case 'reaction':
      await hearReaction(id, news);
      break;
    case 'changed':
      await Promise.all(
        [conversationKey(id), invitationsKey, pinnedKey(id)].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
      break;
    default:
      news satisfies never;
  }
}
