import { holdingProblem } from '@subrosa/rules/moderation/holding';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { caseAtHand, type Handling } from '../at-hand.ts';
import { assignCase } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

/** From here on nobody else decides it. Taking one's own again changes nothing. */
export async function takeCase(tx: Tx, clock: Clock, handling: Handling): Promise<void> {
  const { caseId, staffId } = handling;
  const { assigneeId } = await caseAtHand(tx, handling, holdingProblem);
  if (assigneeId === staffId) return;
  const at = clock.now();
  await assignCase(tx, caseId, { to: staffId, at });
  await addEvent(tx, { caseId, kind: 'taken', actorId: staffId, at });
}
