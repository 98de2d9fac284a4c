import type { SubjectKind } from '@subrosa/rules/moderation/cases';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordLook } from './commands/record-look.ts';
import { hasCase } from './queries/held-case.ts';
import { findStatement } from './queries/statements.ts';
import { viewStatement } from './read-statements.ts';

/** What is appealed and why, for the person of staff who has taken the appeal; each look is noted. */
export async function readAppeal(db: Db, clock: Clock, staff: Staff, statementId: string) {
  const made = (await hasCase(db, staff.id, statementId)) ? await findStatement(db, statementId) : undefined;
  if (!made?.filed_at) throw new Refusal('page.missing');
  await recordLook(db, clock, { staffId: staff.id, subjectId: statementId });
  const subjectKind = made.subject_kind as SubjectKind;
  return {
    text: made.text ?? '',
    at: made.filed_at.toISOString(),
    statement: viewStatement(made, clock.now()),
    thing: { caseId: made.case_id, subjectKind, subjectId: subjectKind === 'profile' ? made.case_id : made.subject_id },
  };
}
