import type { CaseKind, CaseReason, Decision } from '@subrosa/rules/moderation/case-rules';
import type { Staff } from '@subrosa/rules/moderation/staff';
import { claimProblem } from '@subrosa/rules/moderation/case-problems';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockOpenCasesOf, type LockedCase } from '../queries/cases.ts';
import { closeCase, setStatus } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

/** Reports about behaviour, which one decision answers together. Reports about content are decided one by one. */
const duplicateKinds: readonly CaseKind[] = ['member_report', 'conversation_report', 'ban_evasion'];

interface DecisionEvent {
  staff: Staff;
  decision: Decision;
  reason: CaseReason;
}

/**
 * Closes open reports about a sanctioned member, except those assigned to another moderator or hidden from the one who
 * decided.
 */
export async function closeDuplicateReports(
  tx: Tx,
  clock: Clock,
  found: LockedCase,
  { staff, decision, reason }: DecisionEvent,
): Promise<void> {
  if (found.memberId === null) return;
  const at = clock.now();
  for (const duplicate of await lockOpenCasesOf(tx, found.memberId, duplicateKinds)) {
    const { id: caseId, kind, subjectKind, subjectId } = duplicate;
    if (caseId === found.id || claimProblem(duplicate, staff) !== null) continue;
    await closeCase(tx, caseId, { decision, reason, note: null, by: staff.id, at });
    await addEvent(tx, { caseId, kind: 'decided', actorId: staff.id, at, detail: { decision, reason, with: found.id } });
    await setStatus(tx, { subjectKind, subjectId, status: 'rejected', caseId, at });
    await emit(tx, clock, 'moderation.caseDecided', { caseId, kind, subjectKind, subjectId, decision, reason });
  }
}
