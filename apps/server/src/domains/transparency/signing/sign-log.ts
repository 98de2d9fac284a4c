import { signCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { edgeRoot } from '@subrosa/transparency/log/edge';
import { readEdge } from '@subrosa/transparency/log/append';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { logOrigin } from '../origin.ts';
import { findCheckpoint, findLogSize, listEntries, logReader } from '../queries/log.ts';
import { keyOfLog } from './key-of-log.ts';
import { ofBytes } from './of-bytes.ts';
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
  for (const { index, content } of await listEntries(db, signedSize, size)) await store.keepEntry(index, content);
  const root = edgeRoot(await readEdge(logReader(db), size));
  const note = await signCheckpoint({ origin: logOrigin(config), size, root }, ofBytes(await keyOfLog(db, signer)));
  await store.keepCheckpoint(size, note);
  await transaction(db, (tx) => addCheckpoint(tx, { size, note, at: clock.now() }));
}
