import { claimProblem } from '@subrosa/rules/moderation/case-problems';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockCaseFor, type CaseAction } from '../lock-case.ts';
import { assignCase } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

/** Returns a case to the queue. Releasing an unassigned case has no effect. */
export async function releaseCase(tx: Tx, clock: Clock, handling: CaseAction): Promise<void> {
  const { caseId, staff } = handling;
  const { assigneeId } = await lockCaseFor(tx, handling, claimProblem);
  if (assigneeId === null) return;
  const at = clock.now();
  await assignCase(tx, caseId, { to: null, at });
  await addEvent(tx, { caseId, kind: 'released', actorId: staff.id, at });
}
