import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { ViewCounts } from './counting.ts';
import { addViews, purgeFlushes } from './store.ts';

const REMEMBERED_MS = 7 * 86_400_000;

/**
 * Adds the counted views to the database. The SQL statement that adds them stores the id of the batch, so that it counts once however often
 * it is applied. Only then is it deleted in Redis.
 */
export async function flushViews(db: Db, counts: ViewCounts, now: Date): Promise<void> {
  for (const flushId of await counts.takeAside()) {
    const views = await counts.read(flushId);
    if (views.size > 0) await transaction(db, (tx) => addViews(tx, { flushId, views, at: now }));
    await counts.remove(flushId);
  }
  await transaction(db, (tx) => purgeFlushes(tx, new Date(now.getTime() - REMEMBERED_MS)));
}
