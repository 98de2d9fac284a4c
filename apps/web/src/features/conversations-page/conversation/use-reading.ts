import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { countUnreadAgain } from '../../notifications/index.ts';
import { changeConversation, decryptedSince, undecryptedAfter, type Thread } from '../../conversations/index.ts';

/** The distance from the end at which the newest message still counts as visible. */
const NEAR_PX = 120;

/**
 * Sends the newest message as the read position, while the page and the end of the list are visible, with the messages that this browser could
 * not decrypt: their senders do not see them as read until a browser of the member can.
 */
export function useReading(
  { id, readUpTo, members, can }: ConversationView,
  { status, newest, entries }: Thread,
  ownId: string,
  scroller: RefObject<HTMLElement | null>,
): void {
  const queryClient = useQueryClient();
  const lastSent = useRef(readUpTo);
  const lastDecrypted = useRef('');
  const recorded = members.find((member) => member.id === ownId)?.undecrypted;

  const check = useEffectEvent(() => {
    if (status !== 'ready' || document.visibilityState !== 'visible') return;
    const isAtEnd = Math.abs(scroller.current?.scrollTop ?? 0) < NEAR_PX;
    const sent = Math.max(lastSent.current, readUpTo);
    const read = isAtEnd ? Math.max(newest, sent) : sent;
    const decrypted = can.read ? decryptedSince(entries, recorded ?? []) : [];
    const isNewlyDecrypted = decrypted.length > 0 && JSON.stringify(decrypted) !== lastDecrypted.current;
    if (read > sent || isNewlyDecrypted) void sendRead(read, decrypted);
  });

  async function sendRead(read: number, decrypted: ReturnType<typeof decryptedSince>) {
    const before = lastSent.current;
    lastSent.current = read;
    lastDecrypted.current = JSON.stringify(decrypted);
    const undecrypted = undecryptedAfter(entries, readUpTo);
    try {
      const body = { read, delivered: read, undecrypted, decrypted };
      const response = await silentClient.call(conversations.moveCursor, { params: { id }, body });
      changeConversation(queryClient, id, (view) => ({
        ...view,
        readUpTo: response.readUpTo,
        unread: response.unread,
        members: view.members.map((member) => (member.id === ownId ? { ...member, undecrypted: response.undecrypted } : member)),
      }));
      await countUnreadAgain(queryClient);
    } catch {
      // The next check sends it again.
      lastSent.current = before;
      lastDecrypted.current = '';
    }
  }

  // The entries change when older ones are loaded, and when keys or a plan open them.
  useEffect(() => check(), [status, newest, entries, recorded, id]);

  useEffect(() => {
    const element = scroller.current;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    element?.addEventListener('scroll', check, options);
    document.addEventListener('visibilitychange', check, options);
    return () => controller.abort();
  }, [scroller, status]);
}
