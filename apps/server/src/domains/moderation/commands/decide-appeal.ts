import type { CaseKind, Decision, SubjectKind } from '@subrosa/rules/moderation/case-rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockStatus } from '../queries/cases.ts';
import { findStatementOfReasons } from '../queries/statements-of-reasons.ts';
import { setStatus } from '../store/cases.ts';
import { saveAppealDecision } from '../store/statements-of-reasons.ts';
import { liftSanction } from './lift-sanction.ts';

/** Applies the decision of an appeal: an overturned decision is undone as far as possible. */
export async function decideAppeal(tx: Tx, clock: Clock, statementOfReasonsId: string, outcome: 'overturned' | 'upheld'): Promise<void> {
  const found = await findStatementOfReasons(tx, statementOfReasonsId);
  if (!found) return;
  const at = clock.now();
  const memberId = found.member_id;
  await saveAppealDecision(tx, statementOfReasonsId, { outcome, at });
  await emit(tx, clock, 'moderation.appealDecided', { statementOfReasonsId, memberId, outcome });
  if (outcome === 'upheld') return;
  if (found.sanction_id !== null) await liftSanction(tx, clock, found.sanction_id, 'overturned');
  const { case_id: caseId, subject_id: subjectId } = found;
  const [kind, subjectKind, decision] = [found.kind as CaseKind, found.subject_kind as SubjectKind, found.decision as Decision];
  // Removed content stays removed, because its files are deleted.
  if ((await lockStatus(tx, subjectId)) === 'rejected') await setStatus(tx, { subjectKind, subjectId, status: 'approved', caseId, at });
  const decided = { caseId, kind, subjectKind, subjectId, decision, decidedBy: found.decided_by };
  await emit(tx, clock, 'moderation.decisionOverturned', { ...decided, memberId });
}
