import { conversationsEvent, conversationsMessages } from '@subrosa/contract/conversations/live';
import { conversationMessages } from '@subrosa/contract/realtime';
import { expect, it } from 'vitest';
import { connectConversations, conversationsOf, disconnectConversations, typeInConversation } from './messages.ts';

it('have the names that the contract gives them', () => {
  expect(connectConversations.name).toBe(conversationMessages.connectConversations.name);
  expect(disconnectConversations.name).toBe(conversationMessages.disconnectConversations.name);
  expect(typeInConversation.name).toBe(conversationsMessages.typeInConversation.name);
  expect(conversationsOf('{userId}').name).toBe(conversationsEvent.name);
});
