import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { notificationsListeners } from './listen.ts';
import { liveReactions, liveTasks } from './live.ts';
import { cron as outgoingCron, tasks as outgoingTasks } from './delivery/jobs.ts';
import { reactions as outgoingReactions } from './delivery/reactions.ts';
import { collectNotifications } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { expectMessagePush } from './delivery/messages/waiting.ts';
export { removeNotifications, removeNotificationsBetween } from './store/removal.ts';
export { notifyMembers } from './create/notify-members.ts';

export const notifications: Domain = {
  name: 'notifications',
  endpoints: routes,
  listeners: notificationsListeners,
  reactions: [...reactions, ...liveReactions, ...outgoingReactions],
  tasks: (platform) => ({ ...tasks(platform), ...liveTasks(platform), ...outgoingTasks(platform) }),
  cron: [...cron, ...outgoingCron],
  exports: async (db, memberId) => ({ 'notifications.json': await collectNotifications(db, memberId) }),
};
