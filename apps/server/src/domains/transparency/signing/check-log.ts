import type { Db } from '../../../platform/db/database.ts';
import { findEditionState, findSchedule, lacksData } from '../queries/editions.ts';
import { findCheckpoint, listEntries } from '../queries/log.ts';
import { checkMaps } from './check-maps.ts';
import { completeLog } from './complete-log.ts';
import { isEntrySigned } from './entry-signature.ts';
import { checkNote, requireLogKey } from './log-key.ts';
import { LogUnsafeError } from './log-unsafe.ts';
import type { Signer } from './signer.ts';

/** Throws unless second store, database, settings and key belong to one log, and the database has the newest edition. */
export async function checkLog(db: Db, signer: Signer): Promise<void> {
  await checkNote(db, signer);
  const checkpoint = await findCheckpoint(db);
  if (checkpoint) await checkSecondStore(db, signer, checkpoint.size);
  await completeLog(db, signer);
  const state = await findEditionState(db);
  if (lacksData(state)) {
    throw new LogUnsafeError(`edition ${state.newest} has no data, the last that has is ${state.newestWithData}: run transparency:recover`);
  }
  await checkSettings(db, signer);
  if (checkpoint) await requireLogKey(db, signer);
}

/** What can never change. */
export async function checkSettings(db: Db, { config }: Signer): Promise<void> {
  const schedule = await findSchedule(db);
  if (schedule && schedule.interval !== config.TRANSPARENCY_INTERVAL_SECONDS) {
    throw new LogUnsafeError(`the log has editions of ${schedule.interval} seconds: check TRANSPARENCY_INTERVAL_SECONDS`);
  }
  await checkMaps(db, config);
}

async function checkSecondStore(db: Db, signer: Signer, size: number): Promise<void> {
  const [last] = await listEntries(db, size - 1, size);
  const stored = await signer.store.findEntry(size - 1);
  if (last && stored?.content.equals(last.content) && (await isEntrySigned(db, size - 1, stored, signer))) return;
  throw new LogUnsafeError(
    stored
      ? `entry ${size - 1} of the second store is not this log's: check S3_AUDIT_BUCKET and TRANSPARENCY_FOLDER`
      : `the second store does not have entry ${size - 1}: check S3_AUDIT_BUCKET and TRANSPARENCY_FOLDER; only if the bucket was lost, run transparency:recover with --store-lost`,
  );
}
