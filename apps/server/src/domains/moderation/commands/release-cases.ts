import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { kindsFor } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockAssignedCases } from '../queries/cases.ts';
import { assignCase } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

/** Returns cases to the queue that a staff member may no longer decide after a change of role. */
export async function releaseCases(tx: Tx, clock: Clock, changed: { memberId: string; role: StaffRole | null; by: string }): Promise<void> {
  const { memberId, role, by } = changed;
  const own = role === null ? [] : kindsFor(role);
  const at = clock.now();
  for (const { id: caseId, kind } of await lockAssignedCases(tx, memberId)) {
    if (own.includes(kind)) continue;
    await assignCase(tx, caseId, { to: null, at });
    await addEvent(tx, { caseId, kind: 'released', actorId: by, at });
  }
}
