import { transaction } from '../../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import type { PushOutcome } from '../../../../platform/push/push.ts';
import { decide } from '../decide.ts';
import { findNews } from '../queries/news.ts';
import { findSubscription } from '../queries/subscriptions.ts';
import { forgetSubscription, restSubscription, wakeSubscription } from '../store/subscriptions.ts';
import { askToPush, type PushJob } from './names.ts';

const MINUTE = 60_000;
const ATTEMPTS = 8;

type Needed = Pick<WorkerPlatform, 'db' | 'clock' | 'config' | 'push' | 'log'>;
type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

/** One push to one device. It says how much is unread and nothing else: whoever holds the phone may see it. */
export async function sendPush(job: PushJob, platform: Needed): Promise<void> {
  const { db, clock, push } = platform;
  const subscription = await findSubscription(db, job.deviceId);
  if (!subscription) return;
  const { since, unlisted } = job;
  const [news] = await findNews(db, [{ memberId: subscription.member_id, channel: 'push', since, unlisted }]);
  const decision = news ? decide(news, clock.now()) : ({ kind: 'drop' } as const);
  if (!news || decision.kind === 'drop') return;
  if (decision.kind === 'wait') return transaction(db, (tx) => askToPush(tx, job, decision.until));
  const { endpoint, p256dh, auth } = subscription;
  const message = { v: 1, count: Math.max(decision.count, news.unread) };
  // Nothing is held open meanwhile.
  const outcome = await push.send({ endpoint, keys: { p256dh, auth } }, message);
  await settle(job, subscription, outcome, platform);
}

async function settle(job: PushJob, { endpoint, failures }: Subscription, outcome: PushOutcome, { db, clock, log }: Needed): Promise<void> {
  const { deviceId } = job;
  // Of the address only the service: the rest would let anybody push.
  const about = { service: URL.parse(endpoint)?.host, ...outcome };
  switch (outcome.kind) {
    case 'delivered':
      return failures > 0 ? transaction(db, (tx) => wakeSubscription(tx, deviceId)) : undefined;
    case 'gone':
      return transaction(db, (tx) => forgetSubscription(tx, deviceId, endpoint));
    case 'refused':
      return log.error(about, 'a push message was refused');
    case 'later': {
      const until = new Date(clock.now().getTime() + Math.max(outcome.afterMs, MINUTE * 2 ** Math.min(failures, ATTEMPTS)));
      const isLast = failures + 1 >= ATTEMPTS;
      if (isLast) log.warn(about, 'a push message was given up');
      return transaction(db, async (tx) => {
        await restSubscription(tx, deviceId, endpoint, until);
        if (!isLast) await askToPush(tx, job, until);
      });
    }
  }
}
