import type { CaseKind, Decision, CaseReason, SubjectKind } from '@subrosa/rules/moderation/case-rules';
import type { SubjectStatus } from '@subrosa/rules/moderation/subject-status';
import type { Tx } from '../../../platform/db/database.ts';

interface NewCase {
  id: string;
  kind: CaseKind;
  subjectKind: SubjectKind;
  subjectId: string;
  memberId: string | null;
  reporterId: string | null;
  firstDeciderId: string | null;
  priority: number;
  openedAt: Date;
  dueAt: Date;
  nextReminderAt: Date | null;
}

/** Adds a case, unless one of this kind about the subject is open. Returns the id of the open case. */
export async function addCase(tx: Tx, added: NewCase): Promise<string> {
  const { id } = await tx
    .insertInto('moderation_case')
    .values({
      id: added.id,
      kind: added.kind,
      subject_kind: added.subjectKind,
      subject_id: added.subjectId,
      member_id: added.memberId,
      reporter_id: added.reporterId,
      first_decider_id: added.firstDeciderId,
      priority: added.priority,
      opened_at: added.openedAt,
      due_at: added.dueAt,
      next_reminder_at: added.nextReminderAt,
    })
    // Changes nothing, but waits for a concurrent insert and returns the existing row.
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id'])
        .where('state', '=', 'open')
        .doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Assigns the case, or returns it to the queue. */
export async function assignCase(tx: Tx, caseId: string, assigned: { to: string | null; at: Date }): Promise<void> {
  await tx
    .updateTable('moderation_case')
    .set({ assignee_id: assigned.to, assigned_at: assigned.to === null ? null : assigned.at })
    .where('id', '=', caseId)
    .execute();
}

/** Changes the kind to csam with a new deadline, and removes the assignment. */
export async function markEscalated(
  tx: Tx,
  caseId: string,
  { priority, dueAt, nextReminderAt }: Pick<NewCase, 'priority' | 'dueAt' | 'nextReminderAt'>,
): Promise<void> {
  await tx
    .updateTable('moderation_case')
    .set({
      kind: 'csam',
      priority,
      due_at: dueAt,
      next_reminder_at: nextReminderAt,
      reminder_count: 0,
      assignee_id: null,
      assigned_at: null,
    })
    .where('id', '=', caseId)
    .execute();
}

interface DecisionEvent {
  decision: Decision;
  reason: CaseReason | null;
  note: string | null;
  /** Null for an automatic decision about deleted content. */
  by: string | null;
  at: Date;
}

export async function closeCase(tx: Tx, caseId: string, { decision, reason, note, by, at }: DecisionEvent): Promise<void> {
  await tx
    .updateTable('moderation_case')
    .set({ state: 'decided', decision, reason, note, decided_by: by, decided_at: at })
    .where('id', '=', caseId)
    .execute();
}

interface NewStatus {
  subjectKind: SubjectKind;
  subjectId: string;
  status: SubjectStatus;
  caseId: string;
  at: Date;
}

export async function setStatus(tx: Tx, { subjectKind, subjectId, status, caseId, at }: NewStatus): Promise<void> {
  const values = { status, case_id: caseId, changed_at: at };
  await tx
    .insertInto('subject_status')
    .values({ subject_id: subjectId, subject_kind: subjectKind, ...values })
    .onConflict((conflict) => conflict.column('subject_id').doUpdateSet(values))
    .execute();
}

/** The subject id of a profile is the id of its member, so erasure replaces it by the id of the case. */
export async function clearProfile(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('moderation_case')
    .set((eb) => ({ subject_id: eb.ref('id') }))
    .where('subject_kind', '=', 'profile')
    .where('subject_id', '=', memberId)
    .execute();
  await tx
    .updateTable('subject_status')
    .set((eb) => ({ subject_id: eb.ref('case_id') }))
    .where('subject_kind', '=', 'profile')
    .where('subject_id', '=', memberId)
    .execute();
}
