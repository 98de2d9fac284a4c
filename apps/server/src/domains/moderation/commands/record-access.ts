import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { hasAccessedSince, lockCase } from '../queries/cases.ts';
import { listAccessedIn } from '../queries/assigned-case.ts';
import { addEvent } from '../store/events.ts';

const HOUR = 3_600_000;

/**
 * Records in the case that its moderator viewed the subject, once an hour. It uses its own transaction, because a query
 * has none.
 */
export async function recordAccess(db: Db, clock: Clock, { staffId, subjectId }: { staffId: string; subjectId: string }): Promise<void> {
  await transaction(db, async (tx) => {
    const at = clock.now();
    const since = new Date(at.getTime() - HOUR);
    for (const caseId of await listAccessedIn(tx, staffId, subjectId)) {
      // Locked, so that concurrent requests of two tabs add one event.
      await lockCase(tx, caseId);
      if (await hasAccessedSince(tx, { caseId, staffId, since })) continue;
      await addEvent(tx, { caseId, kind: 'accessed', actorId: staffId, at });
    }
  });
}
