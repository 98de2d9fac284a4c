import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findLogSize } from '../queries/log.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import type { Signer } from './signer.ts';
import { addEncodedEntry } from './store/log.ts';

/** Adds the entries that the second store has and a restored database lacks, so that the log never goes back. */
export async function completeLog(db: Db, { store }: Signer): Promise<void> {
  let size = await findLogSize(db);
  // Entries cannot be removed, so an empty database is not filled by mistake.
  if (size === 0 && (await store.findEntry(0))) {
    throw new LogUnsafeError('the second store has a log and this database has none: restore a backup, or check TRANSPARENCY_FOLDER');
  }
  for (let content = await store.findEntry(size); content !== null; content = await store.findEntry(size)) {
    const entry = new Uint8Array(content);
    await transaction(db, (tx) => addEncodedEntry(tx, entry));
    size += 1;
  }
}
