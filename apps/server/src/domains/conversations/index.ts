import type { Domain } from '../../platform/domain.ts';
import { conversationsListeners } from './listen.ts';
import { collectConversations } from './queries/exports.ts';
import { fileCron, fileTasks } from './attachments/jobs.ts';
import { intentCron, intentTasks } from './first-message/jobs.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { collectReported } from './collect-reported.ts';

export const conversations: Domain = {
  name: 'conversations',
  endpoints: routes,
  listeners: conversationsListeners,
  reactions,
  tasks: (platform) => ({ ...fileTasks(platform), ...intentTasks(platform) }),
  cron: [...fileCron, ...intentCron],
  exports: async (db, memberId) => ({ 'conversations.json': await collectConversations(db, memberId) }),
};
