import { transaction } from '../../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { enqueueFindMessagePushes } from '../jobs/job-names.ts';
import { pushWaiting } from './push-waiting.ts';

const BETWEEN_MS = [15_000, 30_000, 45_000];

/** Runs four times a minute: cron has a resolution of one minute, so each cron run enqueues the three runs in between. */
export async function findMessagePushes(payload: object, platform: Pick<WorkerPlatform, 'db' | 'clock' | 'redis'>): Promise<void> {
  if ('_cron' in payload) {
    const now = platform.clock.now().getTime();
    const moments = BETWEEN_MS.map((ms) => new Date(now + ms));
    await transaction(platform.db, (tx) => enqueueFindMessagePushes(tx, moments));
  }
  await pushWaiting(platform);
}
