import type { Entry } from '@subrosa/transparency/entries/entry';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findEditionState } from '../queries/editions.ts';
import { findLogSize } from '../queries/log.ts';
import { assertOnlySigner } from './assert-only-signer.ts';
import { checkLog } from './check-log.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import { signLog } from './sign-log.ts';
import type { Signer } from './signer.ts';
import { addEntry } from './store/log.ts';

export interface AppendedEntry {
  index: number;
  /** False when the log had this entry already, as after a crash. */
  isNew: boolean;
}

/** Checks and completes a log before an entry between two editions, for the caller who holds the signer's lock. */
export async function prepareLog(db: Db, signer: Signer): Promise<void> {
  await checkLog(db, signer);
  await signLog(db, signer);
  const { newest } = await findEditionState(db);
  // The entry of edition 0 is the first: it contains the schedule.
  if (newest === null) throw new LogUnsafeError('the log has no edition yet: start the transparency process first');
  await assertOnlySigner(db, signer);
}

/** Appends an entry to a prepared log by the steps of an edition. `signedBy` has the key that the entry names, if it names one. */
export async function appendEntry(db: Db, entry: Entry, signedBy: Signer): Promise<AppendedEntry> {
  const index = await findLogSize(db);
  await transaction(db, (tx) => addEntry(tx, entry));
  await signLog(db, signedBy);
  return { index, isNew: true };
}
