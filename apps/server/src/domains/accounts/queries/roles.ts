import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { RoleEnd } from '../store/roles.ts';

/** All staff members, with the number of their passkeys that open the console. Without one they have no staff rights. */
export async function listStaff(db: Db | Tx) {
  return db
    .selectFrom('role_assignment as held')
    .innerJoin('member', 'member.id', 'held.member_id')
    .select(['held.id', 'member.id as memberId', 'member.username', 'member.state', 'held.role', 'held.counts_from as countsFrom'])
    .select(sql<number>`(SELECT count(*)::int FROM second_factor f WHERE f.member_id = member.id AND f.opens_console)`.as('passkeys'))
    .where('held.confirmed_at', 'is not', null)
    .where('held.ended_at', 'is', null)
    .where('member.state', '<>', 'deleted')
    .orderBy('member.username')
    .$narrowType<{ role: StaffRole }>()
    .execute();
}

/** The email recipients among active staff members, and one more member. */
export async function listStaffRecipients(tx: Tx, { besides }: { besides: string | null }) {
  return tx
    .selectFrom('member')
    .innerJoin('member_settings', 'member_settings.member_id', 'member.id')
    .select(['member.id', 'member.email', 'locale', 'time_zone as timeZone'])
    .where((eb) => eb.or([eb('staff_role', 'is not', null), eb('member.id', '=', besides)]))
    .where('state', '=', 'active')
    .orderBy('member.id')
    .execute();
}

const assignments = (db: Db | Tx) =>
  db
    .selectFrom('role_assignment as one')
    .leftJoin('member', (join) => join.onRef('member.id', '=', 'one.member_id').on('member.state', '<>', 'deleted'))
    .leftJoin('member as proposer', (join) => join.onRef('proposer.id', '=', 'one.proposed_by').on('proposer.state', '<>', 'deleted'))
    .leftJoin('member as confirmer', (join) => join.onRef('confirmer.id', '=', 'one.confirmed_by').on('confirmer.state', '<>', 'deleted'))
    .leftJoin('member as ender', (join) => join.onRef('ender.id', '=', 'one.ended_by').on('ender.state', '<>', 'deleted'))
    .select(['one.id', 'one.role', 'one.member_id as memberId', 'member.username', 'member.staff_role as currentRole'])
    .select([
      'one.proposed_by as proposedBy',
      'proposer.username as proposer',
      'one.proposed_at as proposedAt',
      'one.expires_at as expiresAt',
    ])
    .select(['confirmer.username as confirmer', 'one.confirmed_at as confirmedAt', 'one.counts_from as countsFrom'])
    .select(['ender.username as ender', 'one.ended_at as endedAt', 'one.ended_because as endedBecause'])
    .select(
      sql<Date | null>`(SELECT max(f.added_at) FROM second_factor f
      WHERE f.member_id = one.member_id AND f.verifies_user AND f.added_at <= one.proposed_at)`.as('newestPasskeyAt'),
    )
    .$narrowType<{ role: StaffRole; currentRole: StaffRole | null; endedBecause: RoleEnd | null }>();

export type StoredRole = Awaited<ReturnType<ReturnType<typeof assignments>['executeTakeFirstOrThrow']>>;

/**
 * The assignments proposed, confirmed or ended since then. Roles from before proposals existed and roles replaced by another are left out.
 */
export async function listRoleChanges(db: Db | Tx, since: Date): Promise<StoredRole[]> {
  return assignments(db)
    .where('one.origin', '<>', 'earlier')
    .where('one.ended_because', 'is distinct from', 'replaced')
    .where(({ eb, fn }) => eb(fn<Date>('greatest', ['one.proposed_at', 'one.confirmed_at', 'one.ended_at']), '>', since))
    .orderBy('one.proposed_at', 'desc')
    .orderBy('one.id')
    .execute();
}

/** Locks the assignment, so that concurrent answers to it run one after the other. */
export async function lockRole(tx: Tx, id: string): Promise<StoredRole | undefined> {
  await tx.selectFrom('role_assignment').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return findRole(tx, id);
}

export async function findRole(db: Db | Tx, id: string): Promise<StoredRole | undefined> {
  return assignments(db).where('one.id', '=', id).executeTakeFirst();
}

/** Locks a member who could be given a role: neither the name nor the role can change meanwhile. */
export async function lockCandidate(tx: Tx, who: { username: string } | { id: string }) {
  const name = 'username' in who;
  return tx
    .selectFrom('member')
    .select(['id', 'staff_role as role', 'staff_role_counts_from as countsFrom'])
    .where(name ? sql`lower(username)` : sql.ref('id'), '=', name ? who.username.toLowerCase() : who.id)
    .where('state', '=', 'active')
    .forUpdate()
    .$narrowType<{ role: StaffRole | null }>()
    .executeTakeFirst();
}

/** Whether the member has a passkey that opens the console, or one that would open it with a role. */
export async function findConsolePasskeys(tx: Tx, memberId: string, before: Date): Promise<{ open: boolean; could: boolean }> {
  const rows = await tx
    .selectFrom('second_factor')
    .select(['opens_console', 'verifies_user', 'added_at'])
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .execute();
  const open = rows.some(({ opens_console }) => opens_console);
  return { open, could: open || rows.some(({ verifies_user, added_at }) => verifies_user && added_at <= before) };
}

export async function countVerifyingPasskeys(tx: Tx, memberId: string): Promise<number> {
  const rows = await tx
    .selectFrom('second_factor')
    .select('id')
    .where('member_id', '=', memberId)
    .where('verifies_user', '=', true)
    .where('confirmed_at', 'is not', null)
    .execute();
  return rows.length;
}

/** Whether an administrator was ever confirmed, also one whose role has ended. Roles from before the two-person rule do not count. */
export async function wasThereAnAdministrator(tx: Tx): Promise<boolean> {
  const found = await tx
    .selectFrom('role_assignment')
    .select('id')
    .where('role', '=', 'administrator')
    .where('confirmed_at', 'is not', null)
    .where('origin', '<>', 'earlier')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
