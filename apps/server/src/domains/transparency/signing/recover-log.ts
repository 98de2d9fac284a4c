import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findEditionState, lacksData } from '../queries/editions.ts';
import { findCheckpoint, listEntries } from '../queries/log.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import { completeLog } from './complete-log.ts';
import { signLog } from './sign-log.ts';
import type { Signer } from './signer.ts';
import { addEntry } from './store/log.ts';
import { withSignerLock } from './store/lock.ts';

export interface RecoveredLog {
  /** Editions whose data are lost; null when nothing was to recover. */
  lost: { first: number; last: number } | null;
  /** Entries that the second store lacked, as after a loss of it. */
  returned: number;
}

/** Makes a restored database continue the log: the later entries come from the second store, and an entry states what is lost. */
export async function recoverLog(signer: Signer, reason: string): Promise<RecoveredLog> {
  const recovered = await withSignerLock(signer.db, async (db) => {
    const returned = await returnEntries(db, signer);
    await completeLog(db, signer);
    const state = await findEditionState(db);
    const lost = await appendRecovery(db, state, reason);
    await signLog(db, signer);
    return { lost, returned };
  });
  if (!recovered) throw new LogUnsafeError('the transparency process is running: stop it first');
  return recovered;
}

async function appendRecovery(db: Db, state: Awaited<ReturnType<typeof findEditionState>>, reason: string): Promise<RecoveredLog['lost']> {
  const { newest, newestWithData } = state;
  if (newest === null || !lacksData(state)) return null;
  if (newestWithData === null) throw new LogUnsafeError('no edition has data: restore a backup of this log first');
  await transaction(db, (tx) => addEntry(tx, { kind: 'recovery', lastEdition: newestWithData, reason }));
  return { first: newestWithData + 1, last: newest };
}

/** Writes signed entries to a second store that lost them, the newest first, until one is there. */
async function returnEntries(db: Db, { store }: Signer): Promise<number> {
  const size = (await findCheckpoint(db))?.size ?? 0;
  let returned = 0;
  for (let index = size - 1; index >= 0 && (await store.findEntry(index)) === null; index -= 1) {
    const [entry] = await listEntries(db, index, index + 1);
    if (entry) await store.keepEntry(index, entry.content);
    returned += 1;
  }
  return returned;
}
