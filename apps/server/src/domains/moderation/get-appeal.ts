import type { SubjectKind } from '@subrosa/rules/moderation/case-rules';
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
  const found = (await hasCase(db, staff.id, statementOfReasonsId)) ? await findStatementOfReasons(db, statementOfReasonsId) : undefined;
  if (!found?.filed_at) throw new ApiError('resource.notFound');
  await recordAccess(db, clock, { staffId: staff.id, subjectId: statementOfReasonsId });
  const subjectKind = found.subject_kind as SubjectKind;
  return {
    text: found.text ?? '',
    at: found.filed_at.toISOString(),
    statementOfReasons: viewStatementOfReasons(found, clock.now()),
    subject: { caseId: found.case_id, subjectKind, subjectId: subjectKind === 'profile' ? found.case_id : found.subject_id },
  };
}
