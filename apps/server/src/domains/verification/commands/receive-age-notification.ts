import { parseAgeNotification } from '../../../platform/age-assurance/provider.ts';
import type { NotificationPayload } from '../../../platform/age-assurance/yoti-notification.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { POLL_AGE_PROVIDER } from '../job-names.ts';
import { findCheck } from '../queries/age-checks.ts';

/**
 * The provider says that there is something to ask for, and nothing more is taken from its call: repeated, out of order or about a
 * check that has ended, it changes nothing. One that nobody began is answered alike, or the provider would repeat it.
 */
export async function receiveAgeNotification(tx: Tx, payload: NotificationPayload, { config }: Pick<ApiPlatform, 'config'>): Promise<void> {
  const notification = parseAgeNotification(payload, config);
  if (!notification) throw new ApiError('auth.required');
  const check = await findCheck(tx, notification.reference);
  if (check?.result !== 'open' || check.session !== notification.session) return;
  await enqueue(tx, POLL_AGE_PROVIDER, { id: check.id }, { key: `${POLL_AGE_PROVIDER}/${check.id}` });
}
