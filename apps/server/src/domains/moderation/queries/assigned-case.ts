import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import { mayDecide } from '@subrosa/rules/moderation/staff';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** Returns the open case about a subject that is assigned to this staff member. */
export async function findAssignedCase(db: Db | Tx, staffId: string, subjectId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .where('assignee_id', '=', staffId)
    .executeTakeFirst();
  return found?.id;
}

interface AssignedCase {
  id: string;
  kind: CaseKind;
  role: StaffRole | null;
  /** False for an appeal against a decision about the subject. */
  direct: boolean;
}

type CaseFilter = { subjectId: string } | { caseId: string };

/**
 * Returns open cases of a staff member about a subject, and appeals against decisions about it. Appeals give no access
 * to CSAM.
 */
async function listAssigned(db: Db | Tx, staffId: string, about: CaseFilter): Promise<AssignedCase[]> {
  const is = (row: string) =>
    'caseId' in about ? sql`${sql.ref(`${row}.id`)} = ${about.caseId}` : sql`${sql.ref(`${row}.subject_id`)} = ${about.subjectId}`;
  const { rows } = await sql<AssignedCase>`
    SELECT assigned.id, assigned.kind, assignee.staff_role AS role, ${is('assigned')} AS direct
    FROM moderation_case assigned JOIN member assignee ON assignee.id = assigned.assignee_id
    WHERE assigned.assignee_id = ${staffId} AND assigned.state = 'open' AND (
      ${is('assigned')} OR (assigned.kind = 'appeal' AND assigned.subject_id IN (
        SELECT issued.id FROM statement_of_reasons issued JOIN moderation_case decided ON decided.id = issued.case_id
        WHERE ${is('decided')} AND decided.kind NOT IN ('csam', 'media_match'))))
    ORDER BY assigned.id`.execute(db);
  // Their role may have changed since they claimed the case.
  return rows.filter(({ kind, role }) => mayDecide(role, kind));
}

/** Returns whether the staff member may change the subject, because an open case about it is assigned to them. */
export async function hasCase(db: Db | Tx, staffId: string, subjectId: string): Promise<boolean> {
  return (await listAssigned(db, staffId, { subjectId })).some(({ direct }) => direct);
}

/**
 * Returns whether the staff member may view the subject; a moderator of an appeal may view what the first decision was
 * about.
 */
export async function mayAccess(db: Db | Tx, staffId: string, subjectId: string): Promise<boolean> {
  return (await listAssigned(db, staffId, { subjectId })).length > 0;
}

/** Returns the cases in which an access to the subject is recorded. */
export async function listAccessedIn(tx: Tx, staffId: string, subjectId: string): Promise<string[]> {
  return (await listAssigned(tx, staffId, { subjectId })).map(({ id }) => id);
}

/**
 * Returns the member of a profile case or report for a staff member who may view it. The client uses the case id,
 * because the id of a profile would identify the member.
 */
export async function findProfileOf(db: Db | Tx, staffId: string, caseId: string): Promise<{ memberId: string; subjectId: string } | null> {
  if ((await listAssigned(db, staffId, { caseId })).length === 0) return null;
  const found = await db
    .selectFrom('moderation_case')
    .select(['member_id', 'subject_id'])
    .where('id', '=', caseId)
    .where((eb) => eb.or([eb('subject_kind', '=', 'profile'), eb('kind', '=', 'member_report')]))
    .executeTakeFirst();
  return found?.member_id ? { memberId: found.member_id, subjectId: found.subject_id } : null;
}
