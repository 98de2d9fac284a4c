import { transaction } from '../../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { decide } from '../decide.ts';
import { findDueDeliveries } from '../queries/due-deliveries.ts';
import { findSubscription } from '../queries/subscriptions.ts';
import { handlePushResult } from '../handle-push-result.ts';
import { enqueuePush, type PushJob } from './job-names.ts';

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock' | 'config' | 'push' | 'log'>;

/** Sends one push to one device. It contains only the unread count, because others may see the screen. */
export async function sendPush(job: PushJob, platform: Dependencies): Promise<void> {
  const { db, clock, push } = platform;
  const subscription = await findSubscription(db, job.deviceId);
  if (!subscription) return;
  const { fromSequence, unlistedCount } = job;
  const [delivery] = await findDueDeliveries(db, [{ memberId: subscription.member_id, channel: 'push', fromSequence, unlistedCount }]);
  const decision = delivery ? decide(delivery, clock.now()) : ({ kind: 'drop' } as const);
  if (!delivery || decision.kind === 'drop') return;
  if (decision.kind === 'wait') return transaction(db, (tx) => enqueuePush(tx, job, decision.until));
  const { endpoint, p256dh, auth } = subscription;
  const message = { v: 1, count: Math.max(decision.count, delivery.unread) };
  // No transaction is open during the HTTP request.
  const outcome = await push.send({ endpoint, keys: { p256dh, auth } }, message, 'news');
  await handlePushResult({ ...subscription, deviceId: job.deviceId }, outcome, platform, (tx, until) => enqueuePush(tx, job, until));
}
