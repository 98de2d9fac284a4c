import type { Domain } from '../../platform/domain.ts';
import { conversationsListeners } from './listen.ts';
import { collectConversations } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export const conversations: Domain = {
  name: 'conversations',
  endpoints: routes,
  listeners: conversationsListeners,
  reactions,
  exports: async (db, memberId) => ({ 'conversations.json': await collectConversations(db, memberId) }),
};
