import type { RoleChange, Roles } from '@subrosa/contract/staff/roles';
import type { Staff } from '@subrosa/rules/moderation/staff';
import { enoughAdministrators, mayTakePart, type RoleChangeState } from '@subrosa/rules/moderation/two-person-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { listRoleChanges, listStaff, type StoredRole } from '../accounts/index.ts';

const HISTORY_MS = 30 * 86_400_000;

/** Returns for administrators all roles and proposals, and what the caller may do with them. */
export async function getRoles(db: Db | Tx, clock: Clock, by: Staff): Promise<Roles> {
  const now = clock.now();
  const staff = await listStaff(db);
  const found = await listRoleChanges(db, new Date(now.getTime() - HISTORY_MS));
  const takesPart = mayTakePart('role', 'first', by);
  const counting = staff.filter(({ role, state, countsFrom }) => role === 'administrator' && state === 'active' && isPast(countsFrom, now));
  const mayRemove = (memberId: string, role: string) =>
    takesPart &&
    memberId !== by.id &&
    (role !== 'administrator' ||
      enoughAdministrators(
        counting.map((one) => one.memberId),
        memberId,
      ));
  return {
    staff: staff.map(({ id, memberId, username, role, countsFrom, passkeys }) => ({
      id,
      username,
      role,
      countsFrom: countsFrom?.toISOString() ?? null,
      passkeys,
      can: { remove: mayRemove(memberId, role) },
    })),
    proposals: found
      .filter((one) => stateOf(one, now) === 'proposed')
      .flatMap((one) => viewProposal(one, by, takesPart))
      .toReversed(),
    changes: found.map((one) => viewChange(one, now)).toSorted((a, b) => b.at.localeCompare(a.at)),
    can: { propose: takesPart },
  };
}

const isPast = (moment: Date | null, now: Date) => moment !== null && moment <= now;

function viewProposal({ memberId, username, ...one }: StoredRole, by: Staff, takesPart: boolean): Roles['proposals'] {
  if (username === null) return [];
  const isOwn = one.proposedBy === by.id;
  return [
    {
      id: one.id,
      username,
      role: one.role,
      currentRole: one.currentRole,
      proposedBy: one.proposer,
      proposedAt: one.proposedAt.toISOString(),
      expiresAt: one.expiresAt.toISOString(),
      newestPasskeyAt: one.newestPasskeyAt?.toISOString() ?? null,
      can: { confirm: takesPart && !isOwn && memberId !== by.id, decline: takesPart && !isOwn, withdraw: isOwn },
    },
  ];
}

/** Returns the state of a role or proposal. */
function stateOf({ confirmedAt, endedAt, endedBecause, expiresAt }: StoredRole, now: Date): RoleChangeState {
  if (endedAt === null) return confirmedAt ? 'confirmed' : expiresAt > now ? 'proposed' : 'lapsed';
  if (endedBecause === 'declined' || endedBecause === 'withdrawn') return endedBecause;
  return confirmedAt ? 'removed' : 'lapsed';
}

/** Returns what all staff see of a change. */
export function viewChange(one: StoredRole, now: Date): RoleChange {
  const state = stateOf(one, now);
  const last = {
    proposed: { by: one.proposer, at: one.proposedAt },
    confirmed: { by: one.confirmer, at: one.confirmedAt ?? one.proposedAt },
    lapsed: { by: null, at: one.endedAt ?? one.expiresAt },
    declined: { by: one.ender, at: one.endedAt ?? one.proposedAt },
    withdrawn: { by: one.ender, at: one.endedAt ?? one.proposedAt },
    removed: { by: one.ender, at: one.endedAt ?? one.proposedAt },
  }[state];
  const countsFrom = state === 'confirmed' ? (one.countsFrom?.toISOString() ?? null) : null;
  return { id: one.id, username: one.username, role: one.role, state, by: last.by, at: last.at.toISOString(), countsFrom };
}
