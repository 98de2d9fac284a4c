import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { addEvent } from '../store/events.ts';

/** Every single look, in the transaction that lets it happen: for what is looked at only so. */
export async function logAccess(tx: Tx, clock: Clock, { caseId, staffId }: { caseId: string; staffId: string }): Promise<void> {
  await addEvent(tx, { caseId, kind: 'looked', actorId: staffId, at: clock.now() });
}
