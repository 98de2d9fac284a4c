import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { AuditAction } from '@subrosa/rules/audit/actions';
import type { Staff } from '@subrosa/rules/moderation/staff';
import { enoughAdministrators } from '@subrosa/rules/moderation/two-person-rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import {
  addRoleProposal,
  confirmRoleAssignment,
  endRoleAssignment,
  endRoleProposals,
  findConsolePasskeys,
  lockAdministrators,
  lockCandidate,
  lockRole,
  type StoredRole,
} from '../../accounts/index.ts';
import { appendAudit } from '../../audit/index.ts';
import { releaseCases } from '../../moderation/index.ts';

/** Adds a proposal, which has no effect until another administrator confirms it. */
export async function proposeRole(tx: Tx, clock: Clock, by: Staff, proposal: { username: string; role: StaffRole }): Promise<void> {
  await lockedAdministrators(tx, clock, by);
  const { username, role } = proposal;
  const candidate = await lockCandidate(tx, { username });
  if (!candidate) throw new ApiError('resource.notFound');
  if (candidate.id === by.id) throw new ApiError('staff.cannotChangeOwnRole');
  const at = clock.now();
  const passkeys = await findConsolePasskeys(tx, candidate.id, at);
  // The same role may be proposed again if it does not count or its passkeys are lost.
  if (candidate.role === role && candidate.countsFrom !== null && passkeys.open) throw new ApiError('staff.sameRole');
  if (!passkeys.could) throw new ApiError('staff.passkeyMissing');
  const id = newId();
  const proposed = await addRoleProposal(tx, { id, memberId: candidate.id, role, by: by.id, at });
  if (!proposed) throw new ApiError('staff.proposalPending');
  await emit(tx, clock, 'staff.roleChanged', { roleId: id, memberId: candidate.id, change: 'proposed' });
  await auditRoleChange(tx, clock, { by, action: 'role.proposed', memberId: candidate.id, role, before: candidate.role });
}

/** The second of two approvals. The role counts in two-person rules only later, so that all staff can notice it before. */
export async function confirmRole(tx: Tx, clock: Clock, by: Staff, id: string): Promise<void> {
  const counting = await lockedAdministrators(tx, clock, by);
  const { memberId, proposedBy, proposedAt, role } = await openProposal(tx, clock, id);
  if (by.id === proposedBy || by.id === memberId) throw new ApiError('staff.cannotChangeOwnRole');
  const candidate = await lockCandidate(tx, { id: memberId });
  // The proposer may have lost their own role since.
  if (!candidate || proposedBy === null || !counting.includes(proposedBy)) throw new ApiError('staff.proposalEnded');
  if (!(await findConsolePasskeys(tx, memberId, proposedAt)).could) throw new ApiError('staff.passkeyMissing');
  await confirmRoleAssignment(tx, { id, memberId, proposedAt }, { by: by.id, at: clock.now() });
  await releaseCases(tx, clock, { memberId, role, by: by.id });
  if (role !== 'administrator') await endRoleProposals(tx, { proposedBy: memberId }, clock.now(), 'proposer_left');
  await emit(tx, clock, 'staff.roleChanged', { roleId: id, memberId, change: 'confirmed' });
  await auditRoleChange(tx, clock, { by, action: 'role.confirmed', memberId, role, before: candidate.role });
}

/** Declines a proposal as any administrator whose role counts, or withdraws it as its proposer. */
export async function endProposal(tx: Tx, clock: Clock, by: Staff, id: string, because: 'declined' | 'withdrawn'): Promise<void> {
  if (because === 'declined') await lockedAdministrators(tx, clock, by);
  const { memberId, proposedBy, role } = await openProposal(tx, clock, id);
  if (because === 'withdrawn' && proposedBy !== by.id) throw new ApiError('resource.notFound');
  await endRoleAssignment(tx, id, { because, by: by.id, at: clock.now() });
  await auditRoleChange(tx, clock, { by, action: `role.${because}`, memberId, role });
}

/**
 * Removes a role immediately and by one administrator, for emergencies. Two others must remain, so that none is ever
 * alone.
 */
export async function removeRole(tx: Tx, clock: Clock, by: Staff, id: string): Promise<void> {
  const counting = await lockedAdministrators(tx, clock, by);
  const held = await lockRole(tx, id);
  if (!held?.memberId || held.confirmedAt === null || held.endedAt !== null) throw new ApiError('resource.notFound');
  const { memberId, role } = held;
  if (memberId === by.id) throw new ApiError('staff.cannotChangeOwnRole');
  if (role === 'administrator' && !enoughAdministrators(counting, memberId)) throw new ApiError('staff.administratorsLeft');
  await endRoleAssignment(tx, id, { because: 'removed', by: by.id, at: clock.now() });
  await endRoleProposals(tx, { proposedBy: memberId }, clock.now(), 'proposer_left');
  await releaseCases(tx, clock, { memberId, role: null, by: by.id });
  await emit(tx, clock, 'staff.roleChanged', { roleId: id, memberId, change: 'removed' });
  await auditRoleChange(tx, clock, { by, action: 'role.removed', memberId, role });
}

/**
 * Locks and returns administrators whose roles count. The caller must be one of them, even if their role was removed a
 * moment ago.
 */
async function lockedAdministrators(tx: Tx, clock: Clock, by: Staff): Promise<string[]> {
  const { all, counting } = await lockAdministrators(tx, clock.now());
  if (!all.includes(by.id)) throw new ApiError('resource.notFound');
  if (!counting.includes(by.id)) throw new ApiError('staff.roleTooNew');
  return counting;
}

async function openProposal(tx: Tx, clock: Clock, id: string): Promise<StoredRole & { memberId: string }> {
  const found = await lockRole(tx, id);
  if (!found) throw new ApiError('resource.notFound');
  const { memberId, confirmedAt, endedAt, expiresAt } = found;
  if (memberId === null || confirmedAt !== null || endedAt !== null || expiresAt <= clock.now()) throw new ApiError('staff.proposalEnded');
  return { ...found, memberId };
}

interface RoleAuditInput {
  by: Staff;
  action: AuditAction;
  memberId: string;
  role: StaffRole;
  before?: StaffRole | null;
}

async function auditRoleChange(tx: Tx, clock: Clock, { by, action, memberId, role, before }: RoleAuditInput): Promise<void> {
  const detail = { role, ...(before !== undefined && { before }) };
  await appendAudit(tx, clock, { actorId: by.id, action, subjectKind: 'member', subjectId: memberId, detail });
}
