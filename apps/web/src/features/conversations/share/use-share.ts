import { ConversationRefused } from '@subrosa/crypto/conversation/errors';
import { useState } from 'react';
import { useHouse } from '../../../shared/use-house.ts';
import { useStart } from '../start/use-start.ts';
import { catchUp } from '../talk/load.ts';
import { sealAndSend } from '../talk/send.ts';

type ShareState = 'idle' | 'sending' | 'sent' | 'failed' | 'refused';

/** Sends one text to a member, as a message of one's own. */
export function useShare(text: string) {
  const { find, obstacle, close } = useStart();
  const longest = useHouse().limits.chatMessage;
  const [state, setState] = useState<ShareState>('idle');

  async function share(memberId: string): Promise<void> {
    setState('sending');
    const conversation = await find(memberId);
    if (!conversation) return setState('idle');
    const { id: conversationId } = conversation;
    const members = conversation.members.map(({ id }) => id);
    try {
      const letter = { id: crypto.randomUUID(), text, replyTo: null, envelope: null };
      await sealAndSend(letter, { conversationId, members, state: null, longest, onSealed: () => undefined });
      setState('sent');
      await catchUp(conversationId).catch(() => undefined);
    } catch (error) {
      setState(error instanceof ConversationRefused ? 'refused' : 'failed');
    }
    return undefined;
  }

  return { share, state, obstacle, close };
}
