import { afterQuiet } from '@subrosa/rules/notifications/times';
import { transaction } from '../../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { enqueuePushMessage, type MessagePushJob } from '../jobs/job-names.ts';
import { findSubscription } from '../queries/subscriptions.ts';
import { handlePushResult } from '../handle-push-result.ts';
import { findMessageTimes } from './queries.ts';

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock' | 'push' | 'log'>;

/** Sends one push to one device that states only that there are messages: no sender, count or conversation. */
export async function pushMessage(job: MessagePushJob, platform: Dependencies): Promise<void> {
  const { db, clock, push } = platform;
  const subscription = await findSubscription(db, job.deviceId);
  if (!subscription) return;
  const now = clock.now();
  const times = await findMessageTimes(db, subscription.member_id, now);
  if (!times) return;
  const at = afterQuiet(now, times);
  if (at > now) return transaction(db, (tx) => enqueuePushMessage(tx, job, at));
  const { endpoint, p256dh, auth } = subscription;
  // No transaction is open during the HTTP request.
  const outcome = await push.send({ endpoint, keys: { p256dh, auth } }, { v: 1, kind: 'message' }, 'messages');
  await handlePushResult({ ...subscription, deviceId: job.deviceId }, outcome, platform, (tx, until) => enqueuePushMessage(tx, job, until));
}
