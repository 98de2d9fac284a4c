import { reminderAt, remindersDueBy } from '@subrosa/rules/moderation/due-dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockDueReminders, recordReminder } from '../queries/reminders.ts';
import { addEvent } from '../store/events.ts';

const BATCH = 100;

/** Sends one reminder for every case with a due reminder, even if several were missed. */
export async function sendReminders(db: Db, clock: Clock): Promise<void> {
  const sendBatch = () =>
    transaction(db, async (tx) => {
      const at = clock.now();
      const due = await lockDueReminders(tx, at, BATCH);
      for (const { id: caseId, kind, openedAt, dueAt } of due) {
        const sent = remindersDueBy(kind, openedAt, at);
        await recordReminder(tx, caseId, { sent, next: reminderAt(kind, openedAt, sent) });
        await addEvent(tx, { caseId, kind: 'reminded', actorId: null, at, detail: { reminder: String(sent) } });
        await emit(tx, clock, 'moderation.caseReminderDue', { caseId, kind, overdue: dueAt <= at });
      }
      return due.length;
    });
  while ((await sendBatch()) === BATCH);
}
