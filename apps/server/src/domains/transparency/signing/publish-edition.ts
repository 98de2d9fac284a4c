import { timeOfEdition } from '@subrosa/transparency/entries/log-state';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findEditionState, findSchedule, lacksData } from '../queries/editions.ts';
import { assertOnlySigner } from './assert-only-signer.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import { type DueEdition, prepareEdition } from './prepare-edition.ts';
import { presentSecond } from './present-second.ts';
import { signLog } from './sign-log.ts';
import type { Signer } from './signer.ts';
import { withSignerLock } from './store/lock.ts';

/**
 * Publishes the next edition if it is due, after whatever a crash left unsigned. Returns whether it did, so that late
 * editions are published one by one.
 */
export async function publishEdition(signer: Signer): Promise<boolean> {
  const published = await withSignerLock(signer.db, async (db) => {
    await signLog(db, signer);
    const due = await findDue(db, signer);
    if (!due) return false;
    await assertOnlySigner(db, signer);
    await transaction(db, (tx) => prepareEdition(tx, due, signer));
    await signLog(db, signer);
    return true;
  });
  return published ?? false;
}

/** The log begins with the present interval. */
async function findDue(db: Db, signer: Signer): Promise<DueEdition | null> {
  const { config } = signer;
  const now = await presentSecond(db, signer);
  const interval = config.TRANSPARENCY_INTERVAL_SECONDS;
  const schedule = (await findSchedule(db)) ?? { firstAt: now - (now % interval), interval };
  const state = await findEditionState(db);
  if (lacksData(state)) throw new LogUnsafeError(`edition ${state.newest} has no data: run transparency:recover`);
  const number = state.newest === null ? 0 : state.newest + 1;
  return timeOfEdition(schedule, number) <= now ? { number, schedule } : null;
}
