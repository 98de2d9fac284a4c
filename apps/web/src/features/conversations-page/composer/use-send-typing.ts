import { typeInConversation } from '@subrosa/contract/socket-names';
import { useRef } from 'react';
import { sendSocketMessage } from '../../../shared/realtime/send.ts';

const AGAIN_MS = 3000;

/** Sends that the member is typing, at most once every few seconds. */
export function useSendTyping(conversationId: string): () => void {
  const sentAt = useRef(-AGAIN_MS);
  return () => {
    const now = performance.now();
    if (now - sentAt.current < AGAIN_MS) return;
    sentAt.current = now;
    void sendSocketMessage(typeInConversation, { conversationId });
  };
}
