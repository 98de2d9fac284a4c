import type { Tx } from '../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { publishUnreadCount } from '../live.ts';
import { scheduleDeliveries } from '../delivery/plan.ts';
import { createNotifications, type NotificationInput, type NotifiedMember } from './create-notifications.ts';

type AfterCommit = (effect: () => Promise<void> | void) => void;
type Platform = Pick<WorkerPlatform, 'clock' | 'config' | 'live'>;

/** Creates the notifications, schedules emails and pushes by each member’s preferences, and publishes unread counts after the commit. */
export async function notifyMembers(
  tx: Tx,
  notification: NotificationInput,
  platform: Platform,
  afterCommit: AfterCommit,
): Promise<NotifiedMember[]> {
  const notified = await notifyInApp(tx, notification, platform, afterCommit);
  if (notified.length > 0) await scheduleDeliveries(tx, notified, platform);
  return notified;
}

/** Like `notifyMembers`, without emails and pushes. */
export async function notifyInApp(
  tx: Tx,
  notification: NotificationInput,
  platform: Pick<Platform, 'clock' | 'live'>,
  afterCommit: AfterCommit,
): Promise<NotifiedMember[]> {
  const notified = await createNotifications(tx, notification, platform);
  if (notified.length > 0) afterCommit(() => publishUnreadCount(platform.live, notified, notification.actorId));
  return notified;
}
