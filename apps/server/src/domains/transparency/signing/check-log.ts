import { verifyCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import type { Db } from '../../../platform/db/database.ts';
import { logOrigin } from '../origin.ts';
import { findEditionState, findSchedule, lacksData } from '../queries/editions.ts';
import { findCheckpoint, findNewestKey, listEntries } from '../queries/log.ts';
import { completeLog } from './complete-log.ts';
import { keyOfLog } from './key-of-log.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import type { Signer } from './signer.ts';

/** Throws unless second store, database and key belong to one log, and the database has the newest edition. */
export async function checkLog(db: Db, signer: Signer): Promise<void> {
  const checkpoint = await findCheckpoint(db);
  if (checkpoint) await checkSecondStore(db, signer, checkpoint.size);
  await completeLog(db, signer);
  const state = await findEditionState(db);
  if (lacksData(state)) {
    throw new LogUnsafeError(`edition ${state.newest} has no data, the last that has is ${state.newestWithData}: run transparency:recover`);
  }
  const schedule = await findSchedule(db);
  if (schedule && schedule.interval !== signer.config.TRANSPARENCY_INTERVAL_SECONDS) {
    throw new LogUnsafeError(`the log has editions of ${schedule.interval} seconds: check TRANSPARENCY_INTERVAL_SECONDS`);
  }
  const { publicKey } = await keyOfLog(db, signer);
  const newestKey = await findNewestKey(db);
  // A crash can leave a `key` entry that no checkpoint covers yet: then the newest checkpoint is of the key before.
  if (checkpoint && (newestKey?.index ?? 0) < checkpoint.size) await checkNote(signer, checkpoint.note, publicKey);
}

async function checkSecondStore(db: Db, { store }: Signer, size: number): Promise<void> {
  const [last] = await listEntries(db, size - 1, size);
  const kept = await store.findEntry(size - 1);
  if (last && kept?.equals(last.content)) return;
  throw new LogUnsafeError(`the second store does not have entry ${size - 1}: check S3_AUDIT_BUCKET and TRANSPARENCY_FOLDER`);
}

async function checkNote({ config }: Signer, note: string, publicKey: Buffer): Promise<void> {
  const verified = await verifyCheckpoint(note, logOrigin(config), new Uint8Array(publicKey));
  if (!verified.ok) throw new LogUnsafeError(`the newest checkpoint is not of this key and PUBLIC_URL: ${verified.problem}`);
}
