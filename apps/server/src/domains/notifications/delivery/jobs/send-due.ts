import type { Tx } from '../../../../platform/db/database.ts';
import { transaction } from '../../../../platform/db/transaction.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { enqueueEmail } from '../../../../platform/mail/mailer.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { decide } from '../decide.ts';
import { notificationDigestEmail } from '../digest-email.ts';
import { findDueDeliveries } from '../queries/due-deliveries.ts';
import { listSubscriptions } from '../queries/subscriptions.ts';
import { postpone, removeDeliveries, claimDue, type Waiting } from '../store/deliveries.ts';
import { enqueuePush, SEND_DUE } from './job-names.ts';

const BATCH = 200;
const BATCHES = 20;

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock' | 'config'>;

/** Sends due deliveries in short transactions; several workers may run it concurrently. */
export async function sendDue(platform: Dependencies): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const taken = await transaction(platform.db, (tx) => sendBatch(tx, platform));
    if (taken < BATCH) return;
  }
  await transaction(platform.db, (tx) => enqueue(tx, SEND_DUE, {}, { key: SEND_DUE }));
}

/** Enqueues emails and pushes in the transaction that deletes the deliveries, so that none is lost or sent twice. */
async function sendBatch(tx: Tx, { clock, config }: Dependencies): Promise<number> {
  const now = clock.now();
  const due = await claimDue(tx, now, BATCH);
  if (due.length === 0) return 0;
  const waiting = new Set<string>();
  const pushes: Waiting[] = [];
  for (const delivery of await findDueDeliveries(tx, due)) {
    const decision = decide(delivery, now);
    if (decision.kind === 'wait') {
      await postpone(tx, delivery, decision.until);
      waiting.add(`${delivery.memberId}/${delivery.channel}`);
    } else if (decision.kind === 'send') {
      if (delivery.channel === 'push') pushes.push(delivery);
      else await enqueueEmail(tx, config, notificationDigestEmail(delivery, decision.count, { config, now }));
    }
  }
  await pushToDevices(tx, pushes, now);
  await removeDeliveries(
    tx,
    due.filter(({ memberId, channel }) => !waiting.has(`${memberId}/${channel}`)),
  );
  return due.length;
}

async function pushToDevices(tx: Tx, pushes: readonly Waiting[], now: Date): Promise<void> {
  const byMember = new Map(pushes.map((push) => [push.memberId, push]));
  for (const { device_id, member_id, retry_after } of await listSubscriptions(tx, [...byMember.keys()])) {
    const push = byMember.get(member_id);
    if (!push) continue;
    const isResting = retry_after !== null && retry_after > now;
    await enqueuePush(
      tx,
      { deviceId: device_id, fromSequence: push.fromSequence, unlistedCount: push.unlistedCount },
      isResting ? retry_after : undefined,
    );
  }
}
