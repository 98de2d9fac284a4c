import { conversations } from '@subrosa/contract/addresses/conversations';
import type { ConversationView } from '@subrosa/contract/conversations/parts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { quietClient } from '../../../shared/api/client.ts';
import { countUnreadAgain } from '../../notifications/index.ts';
import { changeConversation, type Thread } from '../../conversations/index.ts';

/** How far up somebody may have scrolled and still see the newest. */
const NEAR_PX = 120;

/** Says how far one has read: as far as the newest, while somebody looks at it. */
export function useReading({ id, readUpTo }: ConversationView, { status, newest }: Thread, scroller: RefObject<HTMLElement | null>): void {
  const queryClient = useQueryClient();
  const told = useRef(readUpTo);

  const look = useEffectEvent(() => {
    const isSeen = document.visibilityState === 'visible' && Math.abs(scroller.current?.scrollTop ?? 0) < NEAR_PX;
    if (status === 'ready' && isSeen && newest > Math.max(told.current, readUpTo)) void tell(newest);
  });

  async function tell(read: number) {
    const before = told.current;
    told.current = read;
    try {
      const answer = await quietClient.call(conversations.moveCursor, { params: { id }, body: { read, delivered: read } });
      changeConversation(queryClient, id, (view) => ({ ...view, readUpTo: answer.readUpTo, unread: answer.unread }));
      await countUnreadAgain(queryClient);
    } catch {
      // The next look says it again.
      told.current = before;
    }
  }

  useEffect(() => look(), [status, newest, id]);

  useEffect(() => {
    const element = scroller.current;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    element?.addEventListener('scroll', look, options);
    document.addEventListener('visibilitychange', look, options);
    return () => controller.abort();
  }, [scroller, status]);
}
