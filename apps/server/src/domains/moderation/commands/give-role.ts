import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { kindsFor, type Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { changeRole, lockAdministrators } from '../../accounts/index.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockHeldCases } from '../queries/cases.ts';
import { assignCase } from '../store/cases.ts';
import { addEvent } from '../store/events.ts';

/** Another role from now on. Cases that are not theirs any more go back to the queue. */
export async function giveRole(
  tx: Tx,
  clock: Clock,
  by: Staff,
  { username, role }: { username: string; role: StaffRole | null },
): Promise<void> {
  // Whose own role was taken meanwhile gives no more.
  if (!(await lockAdministrators(tx)).includes(by.id)) throw new Refusal('page.missing');
  const changed = await changeRole(tx, { username, role });
  if (!changed) throw new Refusal('page.missing');
  const { memberId } = changed;
  if (memberId === by.id) throw new Refusal('moderation.ownRole');
  const own = role === null ? [] : kindsFor(role);
  const at = clock.now();
  for (const { id: caseId, kind } of await lockHeldCases(tx, memberId)) {
    if (own.includes(kind)) continue;
    await assignCase(tx, caseId, { to: null, at });
    await addEvent(tx, { caseId, kind: 'released', actorId: by.id, at });
  }
  const detail = { before: changed.before, after: role };
  await appendAudit(tx, clock, { actorId: by.id, action: 'role.changed', subjectKind: 'member', subjectId: memberId, detail });
}
