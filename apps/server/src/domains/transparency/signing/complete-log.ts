import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { findLogSize } from '../queries/log.ts';
import { isEntrySigned, isSignedBy } from './entry-signature.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import type { SignedEntry } from './second-store.ts';
import type { Signer } from './signer.ts';
import { addEncodedEntry, addKey } from './store/log.ts';

/** Adds the signed entries that the second store has and a restored database lacks, so that the log never goes back. */
export async function completeLog(db: Db, signer: Signer, { newKey = false }: { newKey?: boolean } = {}): Promise<void> {
  const { store } = signer;
  let size = await findLogSize(db);
  // Entries cannot be removed, so an empty database is not filled by mistake.
  if (size === 0 && (await store.findEntry(0))) {
    throw new LogUnsafeError('the second store has a log and this database has none: restore a backup, or check TRANSPARENCY_FOLDER');
  }
  for (let stored = await store.findEntry(size); stored !== null; stored = await store.findEntry(size)) {
    const publicKey = await unnamedKey(db, size, stored, signer, newKey);
    const [entry, fromSize] = [new Uint8Array(stored.content), size + 1];
    await transaction(db, async (tx) => {
      if (publicKey) await addKey(tx, { fromSize, publicKey });
      await addEncodedEntry(tx, entry);
    });
    size += 1;
  }
}

/** Null when the log's key signed the entry; with `newKey`, the provider's key if that one did. Throws otherwise. */
async function unnamedKey(db: Db, index: number, stored: SignedEntry, signer: Signer, newKey: boolean): Promise<Buffer | null> {
  if (await isEntrySigned(db, index, stored, signer)) return null;
  const { publicKey } = await signer.key();
  if (newKey && (await isSignedBy(publicKey, index, stored, signer))) return publicKey;
  throw new LogUnsafeError(
    `the log's key did not sign entry ${index} of the second store: somebody else wrote it, or an earlier recovery with --new-key is missing in this database`,
  );
}
