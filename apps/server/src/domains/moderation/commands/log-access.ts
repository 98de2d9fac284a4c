import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { addEvent } from '../store/events.ts';

/**
 * Records every single access in the transaction that permits it, for content whose accesses are not limited to one
 * event an hour.
 */
export async function logAccess(tx: Tx, clock: Clock, { caseId, staffId }: { caseId: string; staffId: string }): Promise<void> {
  await addEvent(tx, { caseId, kind: 'accessed', actorId: staffId, at: clock.now() });
}
