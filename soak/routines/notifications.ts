import type { Writer } from '../ledger/writer.ts';
import { rows } from './routine.ts';

export const notificationCalls = ['notifications.markRead', 'notifications.markAllRead', 'notifications.removeNotifications'];

/** Marks notifications as read and then removes them; neither may be undone by a fault. */
export async function readNotifications(reader: Writer): Promise<void> {
  const body = (await reader.request('notifications.listNotifications')).body as { newest: number; notifications: { id: number }[] };
  const state = 'notification_state WHERE member_id = $1';
  const [first] = body.notifications;
  if (!first) return;
  await reader.write('notifications.markRead', { params: { id: first.id } }, () =>
    rows(
      `notification ${first.id} of ${reader.memberId}`,
      'notification WHERE member_id = $1 AND sequence = $2 AND read_at IS NULL',
      [reader.memberId, first.id],
      0,
    ),
  );
  await reader.write('notifications.markAllRead', { body: { upTo: body.newest } }, () =>
    rows(`read by ${reader.memberId}`, `${state} AND last_read_sequence >= $2`, [reader.memberId, body.newest]),
  );
  await reader.write('notifications.removeNotifications', { query: { upTo: body.newest } }, () =>
    rows(`cleared by ${reader.memberId}`, `${state} AND last_cleared_sequence >= $2`, [reader.memberId, body.newest]),
  );
}
