import { claimProblem } from '@subrosa/rules/moderation/case-problems';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockCaseFor, type CaseAction } from '../lock-case.ts';
import { assignCase } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

/** Assigns the case to one staff member, who alone may decide it. Claiming it again has no effect. */
export async function claimCase(tx: Tx, clock: Clock, handling: CaseAction): Promise<void> {
  const { caseId, staff } = handling;
  const { assigneeId } = await lockCaseFor(tx, handling, claimProblem);
  if (assigneeId === staff.id) return;
  const at = clock.now();
  await assignCase(tx, caseId, { to: staff.id, at });
  await addEvent(tx, { caseId, kind: 'claimed', actorId: staff.id, at });
}
