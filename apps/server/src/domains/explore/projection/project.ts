import type { Db, Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { listMembersAfter, measureDrift, getGridSize, type Drift } from './queries.ts';
import { lockRows, startGrid, allowLongRun, writeRows } from './store.ts';

const BATCH = 2000;

/** Updates the search rows of these members. */
export async function projectMembers(tx: Tx, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await lockRows(tx, memberIds);
  await writeRows(tx, memberIds);
}

/** Updates any number of search rows, one batch per transaction, so that locks are short. */
export async function projectInBatches(db: Db, memberIds: readonly string[], batch = BATCH): Promise<void> {
  for (let from = 0; from < memberIds.length; from += batch) {
    await transaction(db, (tx) => projectMembers(tx, memberIds.slice(from, from + batch)));
  }
}

/**
 * Rewrites every search row that differs. Searches continue meanwhile and find all members. A new grid takes effect at once, in one
 * transaction, because cells of two grids share their numbers.
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

/** Counts differences between the search rows and their sources; none except for events that are still queued. */
export function findDrift(db: Db | Tx): Promise<Drift> {
  return measureDrift(db);
}
