import type { Db, Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { listMembersAfter, measureDrift, getGridSize, type Drift } from './queries.ts';
import { lockRows, startGrid, allowLongRun, writeRows } from './store.ts';

const BATCH = 2000;

/** Makes the search rows of these members what they should be now. */
export async function projectMembers(tx: Tx, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await lockRows(tx, memberIds);
  await writeRows(tx, memberIds);
}

/** As many as there may be, a batch a transaction, so that nobody waits long for a lock. */
export async function projectInBatches(db: Db, memberIds: readonly string[], batch = BATCH): Promise<void> {
  for (let from = 0; from < memberIds.length; from += batch) {
    await transaction(db, (tx) => projectMembers(tx, memberIds.slice(from, from + batch)));
  }
}

/**
 * Makes every search row anew where it differs. Searches go on meanwhile and always find everybody. A new grid
 * takes effect at once, in one transaction: cells of two grids would mean different places by the same number.
 */
export async function rebuildSearch(db: Db, { gridKm, batch = BATCH }: { gridKm: number; batch?: number }): Promise<void> {
  if ((await getGridSize(db)) !== gridKm) return rebuildInOneTransaction(db, gridKm);
  let ids = await listMembersAfter(db, null, batch);
  while (ids.length > 0) {
    const some = ids;
    await transaction(db, async (tx) => {
      await allowLongRun(tx);
      await projectMembers(tx, some);
    });
    ids = await listMembersAfter(db, ids.at(-1) ?? null, batch);
  }
}

async function rebuildInOneTransaction(db: Db, gridKm: number): Promise<void> {
  await transaction(db, async (tx) => {
    await allowLongRun(tx);
    await lockRows(tx, 'everybody');
    await startGrid(tx, gridKm);
    await writeRows(tx, 'everybody');
  });
}

/** How much the search rows differ from what they should be; nothing, but for what is on its way. */
export function findDrift(db: Db | Tx): Promise<Drift> {
  return measureDrift(db);
}
