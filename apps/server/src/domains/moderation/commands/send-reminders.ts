import { reminderAt, remindersDueBy } from '@subrosa/rules/moderation/clock';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockRinging, recordReminder } from '../queries/reminders.ts';
import { addEvent } from '../store/events.ts';

const BATCH = 100;

/** Sends one reminder for every case with a due reminder, even if several were missed. */
export async function sendReminders(db: Db, clock: Clock): Promise<void> {
  const ring = () =>
    transaction(db, async (tx) => {
      const at = clock.now();
      const ringing = await lockRinging(tx, at, BATCH);
      for (const { id: caseId, kind, openedAt, dueAt } of ringing) {
        const rung = remindersDueBy(kind, openedAt, at);
        await recordReminder(tx, caseId, { rung, next: reminderAt(kind, openedAt, rung) });
        await addEvent(tx, { caseId, kind: 'alarmed', actorId: null, at, detail: { alarm: String(rung) } });
        await emit(tx, clock, 'moderation.caseAlarmed', { caseId, kind, overdue: dueAt <= at });
      }
      return ringing.length;
    });
  while ((await ring()) === BATCH);
}
