import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { hasLookedSince, lockCase } from '../queries/cases.ts';
import { listLookedAtIn } from '../queries/held-case.ts';
import { addEvent } from '../store/events.ts';

const HOUR = 3_600_000;

/** Notes in the case that its holder was handed the thing to look at, once an hour. A read has no transaction, so this brings its own. */
export async function recordLook(db: Db, clock: Clock, { staffId, subjectId }: { staffId: string; subjectId: string }): Promise<void> {
  await transaction(db, async (tx) => {
    const at = clock.now();
    const since = new Date(at.getTime() - HOUR);
    for (const caseId of await listLookedAtIn(tx, staffId, subjectId)) {
      // Locked: two tabs that open at once leave one event.
      await lockCase(tx, caseId);
      if (await hasLookedSince(tx, { caseId, staffId, since })) continue;
      await addEvent(tx, { caseId, kind: 'looked', actorId: staffId, at });
    }
  });
}
