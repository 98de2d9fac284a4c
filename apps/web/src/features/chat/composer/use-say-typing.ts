import { typeInConversation } from '@subrosa/contract/socket-names';
import { useRef } from 'react';
import { say } from '../../../shared/realtime/say.ts';

const AGAIN_MS = 3000;

/** Says that one is writing, not more often than every few seconds. */
export function useSayTyping(conversationId: string): () => void {
  const saidAt = useRef(-AGAIN_MS);
  return () => {
    const now = performance.now();
    if (now - saidAt.current < AGAIN_MS) return;
    saidAt.current = now;
    void say(typeInConversation, { conversationId });
  };
}
