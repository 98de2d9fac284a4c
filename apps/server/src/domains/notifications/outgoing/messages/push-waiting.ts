import { afterQuiet } from '@subrosa/rules/notifications/times';
import { transaction } from '../../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { presenceIn } from '../../../../platform/realtime/presence.ts';
import { askToPushMessage } from '../jobs/names.ts';
import { listSubscriptions } from '../queries/subscriptions.ts';
import { listUntold } from './queries.ts';
import { keepTold } from './store.ts';
import { putBack, takeAddressed } from './waiting.ts';

const BATCH = 500;

type Needed = Pick<WorkerPlatform, 'db' | 'clock' | 'redis'>;

/** Looks at everybody to whom something was said a while ago: who is away and has not read it is sent a push. */
export async function pushWaiting(platform: Needed): Promise<void> {
  if (!platform.redis.isReady) return;
  while ((await pushBatch(platform)) >= BATCH);
}

async function pushBatch({ db, clock, redis }: Needed): Promise<number> {
  const now = clock.now();
  const addressed = await takeAddressed({ redis, clock }, BATCH);
  if (addressed.length === 0) return 0;
  const untold = await listUntold(db, addressed, now);
  const devices = untold.flatMap(({ memberId, devices: ids }) => ids.map((deviceId) => ({ memberId, deviceId })));
  const here = await presenceIn(redis).untilWhen(devices, now);
  // Who is here sees it. Whether they have read it is asked once they may have gone.
  await putBack(
    redis,
    untold.flatMap((one) => {
      const until = here.get(one.memberId);
      return until ? [{ ...one, until }] : [];
    }),
  );
  await ask(
    db,
    untold.filter(({ memberId }) => !here.has(memberId)),
    now,
  );
  return addressed.length;
}

async function ask(db: Needed['db'], away: Awaited<ReturnType<typeof listUntold>>, now: Date): Promise<void> {
  if (away.length === 0) return;
  const times = new Map(away.map((one) => [one.memberId, one.times]));
  await transaction(db, async (tx) => {
    await keepTold(tx, away);
    for (const { device_id, member_id, resting_until } of await listSubscriptions(tx, [...times.keys()])) {
      const own = times.get(member_id);
      if (!own) continue;
      const rested = resting_until !== null && resting_until > now ? resting_until : now;
      const at = afterQuiet(rested, own);
      await askToPushMessage(tx, { deviceId: device_id }, at > now ? at : undefined);
    }
  });
}
