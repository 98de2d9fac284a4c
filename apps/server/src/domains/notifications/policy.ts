import type { notificationsRoutes } from '@subrosa/contract/notifications';
import { DAY, HOUR, members, nobody, perMember, perNetworkReading, type Policy } from '../../platform/http/policy.ts';

/** A tab reads whenever it becomes visible or receives an event. */
const readLimit = perMember(10_000, DAY);
const changing = perMember(3000, DAY);
const choosing = perMember(300, HOUR);
/** Each broadcast reaches every open tab. */
const broadcasting = perMember(6, HOUR, 'reject');

const readRule = { who: members, limit: readLimit };
// An unknown number returns the same response as a known one, so that no member can count another’s notifications.
const change = { who: members, limit: changing };
const preferenceRule = { who: members, limit: choosing };

export const policy: Policy<typeof notificationsRoutes> = {
  listNotifications: readRule,
  countUnread: readRule,
  markReadAlias: change,
  markRead: change,
  markAllReadAlias: change,
  markAllRead: change,
  removeNotifications: change,
  removeNotification: change,
  getPreferences: readRule,
  savePreferences: preferenceRule,
  getPushKey: readRule,
  subscribeToPush: preferenceRule,
  unsubscribeFromPush: preferenceRule,
  broadcastTotal: { who: members, limit: broadcasting },
  // The project’s own mail server signs these requests.
  receiveMailFeedback: { who: nobody, proof: 'own', limit: perNetworkReading(3000, HOUR) },
};
