import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { RoleEnd } from '../store/roles.ts';

/** Everybody of staff, and how many passkeys open the console for them; without one they do nothing. */
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

/** Of everybody of staff who is here, and of one more. */
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

/** What was proposed, confirmed or ended since then. Roles from before proposals are no news, nor is one that another replaced. */
export async function listRoleChanges(db: Db | Tx, since: Date): Promise<StoredRole[]> {
  return assignments(db)
    .where('one.origin', '<>', 'earlier')
    .where('one.ended_because', 'is distinct from', 'replaced')
    .where(({ eb, fn }) => eb(fn<Date>('greatest', ['one.proposed_at', 'one.confirmed_at', 'one.ended_at']), '>', since))
    .orderBy('one.proposed_at', 'desc')
    .orderBy('one.id')
    .execute();
}

/** Of two who answer at once, one comes first. */
export async function lockRole(tx: Tx, id: string): Promise<StoredRole | undefined> {
  await tx.selectFrom('role_assignment').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return findRole(tx, id);
}

export async function findRole(db: Db | Tx, id: string): Promise<StoredRole | undefined> {
  return assignments(db).where('one.id', '=', id).executeTakeFirst();
}

/** Somebody who could be given a role, locked: neither their name nor their role changes meanwhile. */
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

/** Whether the console could open to them: by a passkey that does so already, or by one that would with a role. */
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

/** Also one who is gone. Those from before two administrators were needed are none: their roles count for nothing. */
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
