import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { roleRules } from '@subrosa/rules/moderation/two-person-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export type RoleEnd = 'declined' | 'withdrawn' | 'renamed' | 'expired' | 'proposer_left' | 'removed' | 'replaced' | 'deleted';

/** The administrators, and those of them whose roles count. Locks their rows, so that changes of roles run one after the other. */
export async function lockAdministrators(tx: Tx, now: Date): Promise<{ all: string[]; counting: string[] }> {
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'staff_role_counts_from as countsFrom'])
    .where('staff_role', '=', 'administrator')
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  const counting = rows.filter(({ countsFrom }) => countsFrom !== null && countsFrom <= now);
  return { all: rows.map(({ id }) => id), counting: counting.map(({ id }) => id) };
}

interface NewProposal {
  id: string;
  memberId: string;
  role: StaffRole;
  by: string;
  at: Date;
}

/** Returns false if another proposal for this member is pending. A pending proposal that expired is ended first. */
export async function addRoleProposal(tx: Tx, { id, memberId, role, by, at }: NewProposal): Promise<boolean> {
  await tx
    .updateTable('role_assignment')
    .set({ ended_at: at, ended_because: 'expired' })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', at)
    .execute();
  const added = await tx
    .insertInto('role_assignment')
    .values({
      id,
      member_id: memberId,
      role,
      proposed_by: by,
      proposed_at: at,
      expires_at: new Date(at.getTime() + roleRules.proposalMs),
    })
    .onConflict((conflict) => conflict.column('member_id').where('confirmed_at', 'is', null).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Confirms the role and ends the member's earlier one; a trigger copies it to the member's row. Passkeys from before the proposal may then
 * open the console, unless the member has one that does: that one must prove all others.
 */
export async function confirmRoleAssignment(
  tx: Tx,
  { id, memberId, proposedAt }: { id: string; memberId: string; proposedAt: Date },
  confirmed: { by: string; at: Date },
): Promise<void> {
  const { by, at } = confirmed;
  await openConsoleByPasskeys(tx, memberId, proposedAt);
  await endRoles(tx, { memberId, because: 'replaced', by, at });
  await tx
    .updateTable('role_assignment')
    .set({ confirmed_by: by, confirmed_at: at, counts_from: new Date(at.getTime() + roleRules.countsAfterMs) })
    .where('id', '=', id)
    .execute();
}

interface RoleEndInput {
  because: RoleEnd;
  /** Null if no person decided it. */
  by: string | null;
  at: Date;
}

export async function endRoleAssignment(tx: Tx, id: string, { because, by, at }: RoleEndInput): Promise<void> {
  await tx.updateTable('role_assignment').set({ ended_at: at, ended_by: by, ended_because: because }).where('id', '=', id).execute();
}

/** Ends the member's current role, but not proposals for the member. */
async function endRoles(tx: Tx, { memberId, because, by, at }: RoleEndInput & { memberId: string }): Promise<void> {
  await tx
    .updateTable('role_assignment')
    .set({ ended_at: at, ended_by: by, ended_because: because })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends pending proposals for a member who was renamed or deleted, or by an administrator who no longer is one. */
export async function endRoleProposals(
  tx: Tx,
  whose: { memberId: string } | { proposedBy: string },
  at: Date,
  because: RoleEnd,
): Promise<void> {
  const [column, id] = 'memberId' in whose ? (['member_id', whose.memberId] as const) : (['proposed_by', whose.proposedBy] as const);
  await tx
    .updateTable('role_assignment')
    .set({ ended_at: at, ended_because: because })
    .where(column, '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all roles and proposals of a deleted member, also the proposals that they made. */
export async function endRolesOfDeleted(tx: Tx, memberId: string, at: Date): Promise<void> {
  await endRoleProposals(tx, { memberId }, at, 'deleted');
  await endRoleProposals(tx, { proposedBy: memberId }, at, 'proposer_left');
  await endRoles(tx, { memberId, because: 'deleted', by: null, at });
}

/** Prevents all other changes of roles until the transaction ends. */
export async function lockRoles(tx: Tx): Promise<void> {
  await sql`LOCK TABLE role_assignment IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
}

/** Adds an administrator whose role counts at once. The database allows this only to the owner of the tables. */
export async function addFirstAdministrator(tx: Tx, { id, memberId, at }: { id: string; memberId: string; at: Date }): Promise<void> {
  await openConsoleByPasskeys(tx, memberId, at);
  await endRoles(tx, { memberId, because: 'replaced', by: null, at });
  await tx
    .insertInto('role_assignment')
    .values({
      id,
      member_id: memberId,
      role: 'administrator',
      origin: 'first',
      proposed_at: at,
      expires_at: at,
      confirmed_at: at,
      counts_from: at,
    })
    .execute();
}

/** Lets the member's passkeys open the console that verify their user and existed at that time. */
async function openConsoleByPasskeys(tx: Tx, memberId: string, before: Date): Promise<void> {
  await sql`
    UPDATE second_factor SET opens_console = true
    WHERE member_id = ${memberId} AND kind = 'passkey' AND verifies_user AND confirmed_at IS NOT NULL AND added_at <= ${before}
      AND NOT EXISTS (SELECT FROM second_factor other WHERE other.member_id = ${memberId} AND other.opens_console)`.execute(tx);
}
