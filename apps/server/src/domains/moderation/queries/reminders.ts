import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Locks open cases with a due reminder, and skips those that another worker has locked. */
export async function lockDueReminders(tx: Tx, now: Date, limit: number) {
  const rows = await tx
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'opened_at', 'due_at'])
    .where('state', '=', 'open')
    .where('next_reminder_at', '<=', now)
    .orderBy('next_reminder_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id, kind, opened_at, due_at }) => ({ id, kind: kind as CaseKind, openedAt: opened_at, dueAt: due_at }));
}

export async function recordReminder(tx: Tx, caseId: string, reminder: { sent: number; next: Date | null }): Promise<void> {
  await tx
    .updateTable('moderation_case')
    .set({ reminder_count: reminder.sent, next_reminder_at: reminder.next })
    .where('id', '=', caseId)
    .execute();
}

export async function listStaffIds(db: Db | Tx, roles: readonly StaffRole[]): Promise<string[]> {
  if (roles.length === 0) return [];
  const rows = await db.selectFrom('member').select('id').where('staff_role', 'in', roles).where('state', '=', 'active').execute();
  return rows.map(({ id }) => id);
}

/** Counts open and overdue cases of each kind. */
export async function countOpen(db: Db, now: Date) {
  const rows = await db
    .selectFrom('moderation_case')
    .select(['kind', ({ fn }) => fn.countAll<string>().as('open')])
    .select(({ fn }) => fn.countAll<string>().filterWhere('due_at', '<=', now).as('overdue'))
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, open, overdue }) => ({ kind, open: Number(open), overdue: Number(overdue) }));
}
