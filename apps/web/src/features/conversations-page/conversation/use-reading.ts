import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { countUnreadAgain } from '../../notifications/index.ts';
import { changeConversation, type Thread } from '../../conversations/index.ts';

/** The distance from the end at which the newest message still counts as visible. */
const NEAR_PX = 120;

/** Sends the newest message as the read position, while the page and the end of the list are visible. */
export function useReading({ id, readUpTo }: ConversationView, { status, newest }: Thread, scroller: RefObject<HTMLElement | null>): void {
  const queryClient = useQueryClient();
  const lastSent = useRef(readUpTo);

  const check = useEffectEvent(() => {
    const isSeen = document.visibilityState === 'visible' && Math.abs(scroller.current?.scrollTop ?? 0) < NEAR_PX;
    if (status === 'ready' && isSeen && newest > Math.max(lastSent.current, readUpTo)) void sendRead(newest);
  });

  async function sendRead(read: number) {
    const before = lastSent.current;
    lastSent.current = read;
    try {
      const response = await silentClient.call(conversations.moveCursor, { params: { id }, body: { read, delivered: read } });
      changeConversation(queryClient, id, (view) => ({ ...view, readUpTo: response.readUpTo, unread: response.unread }));
      await countUnreadAgain(queryClient);
    } catch {
      // The next check sends it again.
      lastSent.current = before;
    }
  }

  useEffect(() => check(), [status, newest, id]);

  useEffect(() => {
    const element = scroller.current;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    element?.addEventListener('scroll', check, options);
    document.addEventListener('visibilitychange', check, options);
    return () => controller.abort();
  }, [scroller, status]);
}
