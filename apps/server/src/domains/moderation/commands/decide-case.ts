import { needsReason, type CaseReason, type Decision } from '@subrosa/rules/moderation/cases';
import { decidingProblem, verdictProblem } from '@subrosa/rules/moderation/holding';
import { statusAfter } from '@subrosa/rules/moderation/subject-status';
import type { IdentityCheck } from '@subrosa/rules/verification/checks';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { caseAtHand, type Handling } from '../at-hand.ts';
import { hasOtherOpenCase, lockStatus } from '../queries/cases.ts';
import { closeCase, setStatus } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

interface Deciding {
  decision: Decision;
  reason?: CaseReason | undefined;
  /** To the owner, in staff's own words. */
  note?: string | undefined;
  /** What the reviewer of an identity looked at. */
  checks?: IdentityCheck[] | undefined;
}

/** The decision, its event, the status of the thing and what others do about it: one transaction. */
export async function decideCase(tx: Tx, clock: Clock, handling: Handling, deciding: Deciding): Promise<void> {
  const { caseId, staff } = handling;
  const { decision } = deciding;
  const found = await caseAtHand(tx, handling, decidingProblem);
  const { kind, subjectKind, subjectId } = found;
  const problem = verdictProblem(kind, { decision, reason: deciding.reason ?? null, checks: deciding.checks });
  if (problem) throw new Refusal('request.invalid', { fields: { [problem.field]: problem.code } });

  const at = clock.now();
  const reason = needsReason(decision) ? (deciding.reason ?? null) : null;
  await closeCase(tx, caseId, { decision, reason, note: deciding.note || null, by: staff.id, at });
  await addEvent(tx, {
    caseId,
    kind: 'decided',
    actorId: staff.id,
    at,
    detail: { decision, reason, ...(kind === 'identity' && { checks: deciding.checks?.toSorted().join(' ') ?? null }) },
  });
  const thing = { before: await lockStatus(tx, subjectId), otherCaseOpen: await hasOtherOpenCase(tx, found) };
  await setStatus(tx, { subjectKind, subjectId, status: statusAfter(decision, thing), caseId, at });
  await emit(tx, clock, 'moderation.caseDecided', { caseId, kind, subjectKind, subjectId, decision, reason });
}
