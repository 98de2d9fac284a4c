import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { useState } from 'react';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { useStart } from '../start/use-start.ts';
import { catchUp } from '../thread/load.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { encryptAndSend, payloadOf } from '../thread/send.ts';

type ShareState = 'idle' | 'sending' | 'sent' | 'failed' | 'refused';

/** Sends a text to a member, as a message from this member. */
export function useShare(text: string) {
  const { find, obstacle, close } = useStart();
  const longest = useAppConfig().limits.chatMessage;
  const [state, setState] = useState<ShareState>('idle');

  async function share(memberId: string): Promise<void> {
    setState('sending');
    const conversation = await find(memberId);
    if (!conversation) return setState('idle');
    const { id: conversationId } = conversation;
    const members = conversation.members.map(({ id }) => id);
    try {
      const message = { conversationId, id: crypto.randomUUID(), payload: payloadOf({ text, replyTo: null }), longest };
      const encrypt = () => inVault((vault) => vault.write(message));
      await encryptAndSend({ conversationId, members, state: null, attachments: [], encrypt });
      setState('sent');
      await catchUp(conversationId).catch(() => undefined);
    } catch (error) {
      setState(error instanceof ConversationError ? 'refused' : 'failed');
    }
    return undefined;
  }

  return { share, state, obstacle, close };
}
