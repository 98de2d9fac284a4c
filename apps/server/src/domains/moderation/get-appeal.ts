import type { SubjectKind } from '@subrosa/rules/moderation/cases';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordAccess } from './commands/record-access.ts';
import { hasCase } from './queries/assigned-case.ts';
import { findStatementOfReasons } from './queries/statements-of-reasons.ts';
import { viewStatementOfReasons } from './statements-of-reasons.ts';

/** Returns an appeal to the moderator who claimed it, and records the access. */
export async function getAppeal(db: Db, clock: Clock, staff: Staff, statementOfReasonsId: string) {
  const made = (await hasCase(db, staff.id, statementOfReasonsId)) ? await findStatementOfReasons(db, statementOfReasonsId) : undefined;
  if (!made?.filed_at) throw new ApiError('resource.notFound');
  await recordAccess(db, clock, { staffId: staff.id, subjectId: statementOfReasonsId });
  const subjectKind = made.subject_kind as SubjectKind;
  return {
    text: made.text ?? '',
    at: made.filed_at.toISOString(),
    statement: viewStatementOfReasons(made, clock.now()),
    thing: { caseId: made.case_id, subjectKind, subjectId: subjectKind === 'profile' ? made.case_id : made.subject_id },
  };
}
