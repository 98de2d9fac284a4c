import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { CaseKind } from '@subrosa/rules/moderation/cases';
import { mayDecide } from '@subrosa/rules/moderation/staff';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** The open case about a thing that this member of staff has; undefined where they have none. */
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
  /** Not only an appeal against what was decided about it. */
  direct: boolean;
}

type CaseFilter = { subjectId: string } | { caseId: string };

/** Open cases of one member of staff about a thing, and appeals against what was decided about it; what is sealed is looked at by no appeal. */
async function listAssigned(db: Db | Tx, staffId: string, about: CaseFilter): Promise<AssignedCase[]> {
  const is = (row: string) =>
    'caseId' in about ? sql`${sql.ref(`${row}.id`)} = ${about.caseId}` : sql`${sql.ref(`${row}.subject_id`)} = ${about.subjectId}`;
  const { rows } = await sql<AssignedCase>`
    SELECT held.id, held.kind, holder.staff_role AS role, ${is('held')} AS direct
    FROM moderation_case held JOIN member holder ON holder.id = held.assignee_id
    WHERE held.assignee_id = ${staffId} AND held.state = 'open' AND (${is('held')} OR (held.kind = 'appeal' AND held.subject_id IN (
      SELECT made.id FROM statement made JOIN moderation_case decided ON decided.id = made.case_id WHERE ${is('decided')} AND decided.kind NOT IN ('csam', 'media_match'))))
    ORDER BY held.id`.execute(db);
  // Their role may be another one since they took it.
  return rows.filter(({ kind, role }) => mayDecide(role, kind));
}

/** Whether this member of staff has an open case about a thing: only then do they change what is decided about. */
export async function hasCase(db: Db | Tx, staffId: string, subjectId: string): Promise<boolean> {
  return (await listAssigned(db, staffId, { subjectId })).some(({ direct }) => direct);
}

/** Whether they may look at it: who decides an appeal sees what the first decision was about. */
export async function mayAccess(db: Db | Tx, staffId: string, subjectId: string): Promise<boolean> {
  return (await listAssigned(db, staffId, { subjectId })).length > 0;
}

/** Their cases in which a look at a thing is noted. */
export async function listAccessedIn(tx: Tx, staffId: string, subjectId: string): Promise<string[]> {
  return (await listAssigned(tx, staffId, { subjectId })).map(({ id }) => id);
}

/** Whose profile a case is about, or which member was reported in it, for who may look by that case; a profile's own id would name its member. */
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
