import type { CaseKind, SubjectKind } from '@subrosa/rules/moderation/case-rules';
import type { CaseState } from '@subrosa/rules/moderation/case-problems';
import { kindsFor, type Staff } from '@subrosa/rules/moderation/staff';
import type { SubjectStatus } from '@subrosa/rules/moderation/subject-status';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type StoredCase = Awaited<ReturnType<ReturnType<typeof visibleCases>['executeTakeFirstOrThrow']>>;
export type StoredEvent = Awaited<ReturnType<typeof listEvents>>[number];

/**
 * Selects cases of the kinds that the role decides, without those in which the staff member is involved. Names of
 * deleted colleagues are null.
 */
export function visibleCases(db: Db | Tx, { id, role }: Staff) {
  return db
    .selectFrom('moderation_case as found')
    .leftJoin('member as colleague', (join) => join.onRef('colleague.id', '=', 'found.assignee_id').on('colleague.state', '<>', 'deleted'))
    .select(['found.id', 'found.kind', 'found.subject_kind', 'found.subject_id', 'found.state', 'found.opened_at', 'found.due_at'])
    .select([
      'found.assignee_id',
      'found.decision',
      'found.reason',
      'found.note',
      'found.reminder_count',
      'found.member_id',
      'found.reporter_id',
    ])
    .select('colleague.username as assignee')
    .where('found.kind', 'in', kindsFor(role))
    .where('found.member_id', 'is distinct from', id)
    .where('found.reporter_id', 'is distinct from', id)
    .where('found.first_decider_id', 'is distinct from', id);
}

export async function findCase(db: Db | Tx, staff: Staff, caseId: string) {
  return visibleCases(db, staff).where('found.id', '=', caseId).executeTakeFirst();
}

export async function listEvents(db: Db, caseId: string) {
  return db
    .selectFrom('moderation_event as event')
    .leftJoin('member as actor', (join) => join.onRef('actor.id', '=', 'event.actor_id').on('actor.state', '<>', 'deleted'))
    .select(['event.occurred_at', 'event.kind', 'actor.username as actor'])
    .where('event.case_id', '=', caseId)
    .orderBy('event.occurred_at')
    .orderBy('event.id')
    .execute();
}

export interface LockedCase extends CaseState {
  id: string;
  subjectKind: SubjectKind;
  subjectId: string;
}

function lockedCases(tx: Tx) {
  return tx
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'state', 'assignee_id', 'member_id', 'reporter_id', 'first_decider_id', 'subject_kind', 'subject_id'])
    .orderBy('id')
    .forUpdate();
}

type Row = Awaited<ReturnType<ReturnType<typeof lockedCases>['executeTakeFirstOrThrow']>>;

const asLocked = (row: Row): LockedCase => ({
  id: row.id,
  kind: row.kind as CaseKind,
  state: row.state as CaseState['state'],
  assigneeId: row.assignee_id,
  memberId: row.member_id,
  reporterId: row.reporter_id,
  firstDeciderId: row.first_decider_id,
  subjectKind: row.subject_kind as SubjectKind,
  subjectId: row.subject_id,
});

/** Locks the case, so that concurrent changes by two moderators are serialised. */
export async function lockCase(tx: Tx, caseId: string): Promise<LockedCase | null> {
  const row = await lockedCases(tx).where('id', '=', caseId).executeTakeFirst();
  return row ? asLocked(row) : null;
}

/** Locks all open cases about a subject. */
export async function lockOpenCases(tx: Tx, about: { subjectId: string }): Promise<LockedCase[]> {
  const rows = await lockedCases(tx).where('subject_id', '=', about.subjectId).where('state', '=', 'open').execute();
  return rows.map(asLocked);
}

/** Locks all open cases of these kinds about a member. */
export async function lockOpenCasesOf(tx: Tx, memberId: string, kinds: readonly CaseKind[]): Promise<LockedCase[]> {
  const rows = await lockedCases(tx).where('member_id', '=', memberId).where('state', '=', 'open').where('kind', 'in', kinds).execute();
  return rows.map(asLocked);
}

/** Locks all open cases that are assigned to a staff member. */
export async function lockAssignedCases(tx: Tx, assigneeId: string): Promise<LockedCase[]> {
  const rows = await lockedCases(tx).where('state', '=', 'open').where('assignee_id', '=', assigneeId).execute();
  return rows.map(asLocked);
}

export async function hasAccessedSince(tx: Tx, access: { caseId: string; staffId: string; since: Date }): Promise<boolean> {
  const found = await tx
    .selectFrom('moderation_event')
    .select('id')
    .where('case_id', '=', access.caseId)
    .where('actor_id', '=', access.staffId)
    .where('kind', '=', 'accessed')
    .where('occurred_at', '>', access.since)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks the status, so that decisions of other cases about the same subject are serialised. */
export async function lockStatus(tx: Tx, subjectId: string): Promise<SubjectStatus> {
  const found = await tx.selectFrom('subject_status').select('status').where('subject_id', '=', subjectId).forUpdate().executeTakeFirst();
  return (found?.status ?? 'under_review') as SubjectStatus;
}

export async function hasOtherOpenCase(tx: Tx, { id, subjectId }: Pick<LockedCase, 'id' | 'subjectId'>): Promise<boolean> {
  const other = await tx
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}
