import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { ViewCounts } from './counting.ts';
import { addViews, purgeFlushes } from './store.ts';

const REMEMBERED_MS = 7 * 86_400_000;

/**
 * Adds what was counted to the database. A fold counts once, whoever applies it how often: its id is remembered in the
 * statement that adds it. Only then is it forgotten in Redis.
 */
export async function foldViews(db: Db, counts: ViewCounts, now: Date): Promise<void> {
  for (const foldId of await counts.takeAside()) {
    const views = await counts.read(foldId);
    if (views.size > 0) await transaction(db, (tx) => addViews(tx, { foldId, views, at: now }));
    await counts.forget(foldId);
  }
  await transaction(db, (tx) => purgeFlushes(tx, new Date(now.getTime() - REMEMBERED_MS)));
}
