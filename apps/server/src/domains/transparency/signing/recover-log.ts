import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findEditionState, lacksData } from '../queries/editions.ts';
import { keyOfLog } from '../queries/log-keys.ts';
import { findCheckpoint, findLogSize, listEntries } from '../queries/log.ts';
import { checkSettings } from './check-log.ts';
import { completeLog } from './complete-log.ts';
import { isEntrySigned, signEntry } from './entry-signature.ts';
import { checkNote, requireLogKey } from './log-key.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import { signLog } from './sign-log.ts';
import type { Signer } from './signer.ts';
import { addEntry, addKey, discardEntries } from './store/log.ts';
import { withSignerLock } from './store/lock.ts';

export interface RecoveredLog {
  /** Editions whose data are lost; null when nothing was to recover. */
  lost: { first: number; last: number } | null;
  /** Entries that the second store lacked, as after a loss of it. */
  returned: number;
}

/** What an operator confirms: each would otherwise be a mistake in the settings. */
export interface Confirmed {
  /** The bucket or its folder was lost or left: its entries are written again. */
  storeLost?: boolean;
  /** The log's key was lost: the provider's key continues the log. */
  newKey?: boolean;
}

/** Makes a restored database continue the log: the later entries come from the second store, and an entry states what is lost. */
export async function recoverLog(signer: Signer, reason: string, confirmed: Confirmed = {}): Promise<RecoveredLog> {
  const recovered = await withSignerLock(signer.db, async (db) => {
    await checkNote(db, signer);
    const returned = await returnEntries(db, signer, confirmed);
    await replaceUnsigned(db, signer);
    await completeLog(db, signer, confirmed);
    if (confirmed.newKey) await replaceKey(db, signer);
    await requireLogKey(db, signer);
    await checkSettings(db, signer);
    const lost = await appendRecovery(db, await findEditionState(db), reason);
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
async function returnEntries(db: Db, signer: Signer, { storeLost = false, newKey = false }: Confirmed): Promise<number> {
  const { store } = signer;
  const size = (await findCheckpoint(db))?.size ?? 0;
  let returned = 0;
  for (let index = size - 1; index >= 0; index -= 1) {
    const [entry] = await listEntries(db, index, index + 1);
    const stored = await store.findEntry(index);
    if (!entry || stored?.content.equals(entry.content)) break;
    if (stored) throw new LogUnsafeError(`entry ${index} of the second store is another: check S3_AUDIT_BUCKET and TRANSPARENCY_FOLDER`);
    if (!storeLost) {
      throw new LogUnsafeError(
        `the second store does not have entry ${index}: check S3_AUDIT_BUCKET and TRANSPARENCY_FOLDER; only if the bucket was lost, run this again with --store-lost`,
      );
    }
    if (!newKey) await requireLogKey(db, signer);
    await store.keepEntry(index, await signEntry(entry, signer));
    returned += 1;
  }
  return returned;
}

/** After a failover another signer's entry can have the index of one that this database prepared and never signed. */
async function replaceUnsigned(db: Db, signer: Signer): Promise<void> {
  const size = (await findCheckpoint(db))?.size ?? 0;
  for (const { index, content } of await listEntries(db, size, await findLogSize(db))) {
    const stored = await signer.store.findEntry(index);
    if (!stored || stored.content.equals(content)) continue;
    if (!(await isEntrySigned(db, index, stored, signer))) return;
    await transaction(db, (tx) => discardEntries(tx, index));
    return;
  }
}

async function replaceKey(db: Db, signer: Signer): Promise<void> {
  const [{ publicKey }, size] = [await signer.key(), await findLogSize(db)];
  const known = await keyOfLog(db, size + 1);
  if (known && !publicKey.equals(known)) await transaction(db, (tx) => addKey(tx, { fromSize: size + 1, publicKey }));
}
