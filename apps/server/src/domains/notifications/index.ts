import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { notificationsListeners } from './listen.ts';
import { liveReactions, liveTasks } from './live.ts';
import { cron as outgoingCron, tasks as outgoingTasks } from './outgoing/jobs.ts';
import { reactions as outgoingReactions } from './outgoing/reactions.ts';
import { collectNotifications } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { expectMessagePush } from './outgoing/messages/waiting.ts';
export { removeNotifications, removeNotificationsBetween } from './store/removal.ts';
export { tellEveryWay } from './tell/tell-every-way.ts';

export const notifications: Domain = {
  name: 'notifications',
  endpoints: routes,
  listeners: notificationsListeners,
  reactions: [...reactions, ...liveReactions, ...outgoingReactions],
  tasks: (platform) => ({ ...tasks(platform), ...liveTasks(platform), ...outgoingTasks(platform) }),
  cron: [...cron, ...outgoingCron],
  exports: async (db, memberId) => ({ 'notifications.json': await collectNotifications(db, memberId) }),
};
