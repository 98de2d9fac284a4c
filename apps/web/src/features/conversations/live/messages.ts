import type { conversationsEvent, conversationsMessages } from '@subrosa/contract/conversations/live';
import type { conversationMessages } from '@subrosa/contract/realtime';

// By their names, typed as the contract has them; its schemas stay out of the browser. A test compares the names.
export const connectConversations = { name: '/conversation/connect' } as unknown as typeof conversationMessages.connectConversations;
export const disconnectConversations = {
  name: '/conversation/disconnect',
} as unknown as typeof conversationMessages.disconnectConversations;
export const typeInConversation = { name: '/conversation/typing' } as unknown as typeof conversationsMessages.typeInConversation;

/** What a member is told carries their own id in its name. */
export const conversationsOf = (userId: string) => ({ name: `conversations-${userId}` }) as unknown as typeof conversationsEvent;

export type ConversationNews = (typeof conversationsEvent)['payload']['_output'];
