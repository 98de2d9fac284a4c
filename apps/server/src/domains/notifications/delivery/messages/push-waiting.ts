import { afterQuiet } from '@subrosa/rules/notifications/times';
import { transaction } from '../../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { presenceIn } from '../../../../platform/realtime/presence.ts';
import { enqueuePushMessage } from '../jobs/job-names.ts';
import { listSubscriptions } from '../queries/subscriptions.ts';
import { listUnnotified } from './queries.ts';
import { saveNotified } from './store.ts';
import { requeue, claimDueWaiting } from './waiting.ts';

const BATCH = 500;

type Dependencies = Pick<WorkerPlatform, 'db' | 'clock' | 'redis'>;

/** Processes the recipients of recent messages: members who are offline and have not read theirs get a push. */
export async function pushWaiting(platform: Dependencies): Promise<void> {
  if (!platform.redis.isReady) return;
  while ((await pushBatch(platform)) >= BATCH);
}

async function pushBatch({ db, clock, redis }: Dependencies): Promise<number> {
  const now = clock.now();
  const addressed = await claimDueWaiting({ redis, clock }, BATCH);
  if (addressed.length === 0) return 0;
  const unnotified = await listUnnotified(db, addressed, now);
  const devices = unnotified.flatMap(({ memberId, devices: ids }) => ids.map((deviceId) => ({ memberId, deviceId })));
  const here = await presenceIn(redis).untilWhen(devices, now);
  // Online members see the message. They are checked again when their presence would expire.
  await requeue(
    redis,
    unnotified.flatMap((one) => {
      const until = here.get(one.memberId);
      return until ? [{ ...one, until }] : [];
    }),
  );
  await enqueuePushes(
    db,
    unnotified.filter(({ memberId }) => !here.has(memberId)),
    now,
  );
  return addressed.length;
}

async function enqueuePushes(db: Dependencies['db'], away: Awaited<ReturnType<typeof listUnnotified>>, now: Date): Promise<void> {
  if (away.length === 0) return;
  const times = new Map(away.map((one) => [one.memberId, one.times]));
  await transaction(db, async (tx) => {
    await saveNotified(tx, away);
    for (const { device_id, member_id, retry_after } of await listSubscriptions(tx, [...times.keys()])) {
      const own = times.get(member_id);
      if (!own) continue;
      const rested = retry_after !== null && retry_after > now ? retry_after : now;
      const at = afterQuiet(rested, own);
      await enqueuePushMessage(tx, { deviceId: device_id }, at > now ? at : undefined);
    }
  });
}
