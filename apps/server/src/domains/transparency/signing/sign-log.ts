import { signCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { edgeRoot } from '@subrosa/transparency/log/edge';
import { readEdge } from '@subrosa/transparency/log/append';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { logOrigin } from '../origin.ts';
import { findCheckpoint, findLogSize, listEntries, logReader } from '../queries/log.ts';
import { isEntrySigned, signEntry } from './entry-signature.ts';
import { requireLogKey } from './log-key.ts';
import { ofBytes } from './of-bytes.ts';
import { SecondStoreConflictError, type SignedEntry } from './second-store.ts';
import type { Signer } from './signer.ts';
import { addCheckpoint } from './store/log.ts';

/**
 * Stores entries that have no checkpoint in the second store, and then signs one. After a crash it continues with the same
 * entries: nothing is signed that the second store does not have.
 */
export async function signLog(db: Db, signer: Signer): Promise<void> {
  const { store, config, clock } = signer;
  const size = await findLogSize(db);
  const signedSize = (await findCheckpoint(db))?.size ?? 0;
  if (size === signedSize) return;
  const key = await requireLogKey(db, signer);
  for (const { index, content } of await listEntries(db, signedSize, size)) {
    const kept = await store.keepEntry(index, await signEntry({ index, content }, signer));
    if (!kept.content.equals(content)) throw new SecondStoreConflictError(await describeConflict(db, index, kept, signer));
    if (!(await isEntrySigned(db, index, kept, signer))) throw new SecondStoreConflictError(planted(index));
  }
  const root = edgeRoot(await readEdge(logReader(db), size));
  const note = await signCheckpoint({ origin: logOrigin(config), size, root }, ofBytes(key));
  await store.keepCheckpoint(size, note);
  await transaction(db, (tx) => addCheckpoint(tx, { size, note, at: clock.now() }));
}

/** Another signer's entry, or one that somebody with access to the bucket wrote. */
export async function describeConflict(db: Db, index: number, kept: SignedEntry, signer: Signer): Promise<string> {
  return (await isEntrySigned(db, index, kept, signer))
    ? `the second store has an entry ${index} of this log that this database lacks: run transparency:recover`
    : planted(index);
}

const planted = (index: number) =>
  `the log's key did not sign entry ${index} of the second store: somebody wrote to the bucket; recover into another TRANSPARENCY_FOLDER with --store-lost`;
