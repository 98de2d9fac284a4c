import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { readSubject } from './queries.ts';
import type { RoundKind } from './round.ts';
import { addRound } from './store.ts';

export const ROUND = 'calendar:round';

export async function askForRound(tx: Tx, roundId: string): Promise<void> {
  await enqueue(tx, ROUND, { roundId }, { key: `${ROUND}/${roundId}` });
}

/** One thing about an entry that many are told, by the worker in batches: each once, however often it is interrupted. */
export async function startRound(tx: Tx, kind: RoundKind, entry: { id: string; owner_id: string }, clock: Clock): Promise<string> {
  const id = newId();
  const subject = kind === 'event_removed' ? await readSubject(tx, entry.id) : null;
  await addRound(tx, { id, kind, ownerId: entry.owner_id, entryId: entry.id, subject }, clock.now());
  await askForRound(tx, id);
  return id;
}
