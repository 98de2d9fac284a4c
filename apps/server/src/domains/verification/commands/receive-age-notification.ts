import { parseAgeNotification } from '../../../platform/age-assurance/provider.ts';
import type { NotificationPayload } from '../../../platform/age-assurance/yoti-notification.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { POLL_AGE_PROVIDER } from '../job-names.ts';
import { findCheck } from '../queries/age-checks.ts';

/**
 * Enqueues a poll and uses nothing else of the notification, so repeated, late or unordered ones are harmless.
 * Notifications about unknown checks get 200 too, because the provider would repeat them otherwise.
 */
export async function receiveAgeNotification(tx: Tx, payload: NotificationPayload, { config }: Pick<ApiPlatform, 'config'>): Promise<void> {
  const notification = parseAgeNotification(payload, config);
  if (!notification) throw new ApiError('auth.required');
  const check = await findCheck(tx, notification.reference);
  if (check?.result !== 'open' || check.session !== notification.session) return;
  await enqueue(tx, POLL_AGE_PROVIDER, { id: check.id }, { key: `${POLL_AGE_PROVIDER}/${check.id}` });
}
