import type { AccountType, MemberState, StaffRole } from '@subrosa/rules/accounts/account-types';
import type { Identifier } from '@subrosa/rules/accounts/identifier';
import { accountLimits, tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { FindCaller, FindMemberStates } from '../../../platform/http/caller.ts';
import { newId } from '../../../platform/ids.ts';
import { roundedTotal } from '../member-total.ts';

/** A staff member without a passkey that opens the console has the rights of an ordinary member. */
const EFFECTIVE_ROLE = `CASE WHEN m.staff_role IS NOT NULL AND EXISTS
  (SELECT FROM second_factor f WHERE f.member_id = m.id AND f.opens_console) THEN m.staff_role END`;

/** SQL condition: the device was used and signed in recently enough, and its member is not deleted. */
const isSignedIn = (usedSince: string, signedInSince: string) =>
  `d.used_at > ${usedSince} AND d.signed_in_at > ${signedInSince} AND m.state <> 'deleted'`;

/** The two parameters of `isSignedIn`. */
const signedInSince = (now: Date) => [accountLimits.idleMs, accountLimits.sessionMs].map((ms) => new Date(now.getTime() - ms));

const CALLER = `
  SELECT m.state, m.account_type, ${EFFECTIVE_ROLE} AS staff_role, m.staff_role_counts_from <= $6 AS role_counts, m.identity_verified_at IS NOT NULL AS verified,
         m.phone_verified_at IS NOT NULL AS phone_verified, is_premium(m.id, $3) AS premium
  FROM device d JOIN member m ON m.id = d.member_id
  WHERE d.id = $1 AND d.member_id = $2 AND ${isSignedIn('$4', '$5')}`;

interface CallerRow {
  state: MemberState;
  account_type: AccountType;
  staff_role: StaffRole | null;
  role_counts: boolean | null;
  verified: boolean;
  phone_verified: boolean;
  premium: boolean;
}

/** Runs before every request of a member, so it is a prepared statement. */
export function callerFinder(pool: pg.Pool, clock: Clock): FindCaller {
  return async ({ memberId, deviceId }) => {
    const now = clock.now();
    const { rows } = await pool.query<CallerRow>({
      name: 'accounts.find-caller',
      text: CALLER,
      values: [deviceId, memberId, now.toISOString().slice(0, 10), ...signedInSince(now), now],
    });
    const row = rows[0];
    if (!row) return null;
    return {
      memberId,
      deviceId,
      state: row.state,
      accountType: row.account_type,
      premium: row.premium,
      verified: row.verified,
      phoneVerified: row.phone_verified,
      staffRole: row.staff_role,
      roleCounts: row.staff_role !== null && row.role_counts === true,
    };
  };
}

const STATES = `
  SELECT d.id, m.state FROM device d JOIN member m ON m.id = d.member_id
  WHERE d.id = ANY($1::uuid[]) AND ${isSignedIn('$2', '$3')}`;

/** Does for the devices of open sockets, many at once, what CALLER does for one. */
export function memberStateFinder(pool: pg.Pool, clock: Clock): FindMemberStates {
  return async (deviceIds) => {
    const { rows } = await pool.query<{ id: string; state: MemberState }>({
      name: 'accounts.find-member-states',
      text: STATES,
      values: [deviceIds, ...signedInSince(clock.now())],
    });
    return new Map(rows.map(({ id, state }) => [id, { state }]));
  };
}

export interface LoginCandidate {
  id: string;
  source: 'member' | 'sign_up';
  state: MemberState;
  verifier: Buffer;
  kdfVersion: number;
  /** Whether a second factor protects the account. */
  protected: boolean;
}

const NO_VERIFIER = Buffer.alloc(32);

/**
 * Finds the accounts that a name may sign in to: a member, or sign-ups that are not confirmed yet. For a name without a member the same SQL
 * statement does the same work and returns a placeholder row: without it, a difference of 25 microseconds revealed which names have an
 * account.
 */
export async function findLoginCandidates(tx: Tx, { kind, value }: Identifier, now: Date): Promise<LoginCandidate[]> {
  const name = sql.ref(kind);
  const verifier = sql.ref(`${kind}_verifier`);
  const since = new Date(now.getTime() - tokenLifetimes.verifyEmailMs);
  const memberId = sql`coalesce(m.id, ${newId()}::uuid)`;
  const { rows } = await sql<LoginCandidate & { exists: boolean }>`
    SELECT ${memberId} AS id, 'member' AS source, coalesce(m.state, 'active') AS state,
      coalesce(c.verifier, ${NO_VERIFIER}) AS verifier, coalesce(c.kdf_version, 1) AS "kdfVersion",
      EXISTS (SELECT FROM second_factor f WHERE f.member_id = ${memberId} AND f.confirmed_at IS NOT NULL) AS protected,
      m.id IS NOT NULL AS exists
    FROM (SELECT) AS input
    LEFT JOIN member m ON lower(m.${name}) = ${value} AND m.state <> 'deleted'
    LEFT JOIN credential c ON c.member_id = ${memberId} AND c.kind = ${kind}
    UNION ALL
    SELECT s.id, 'sign_up', 'pending', s.${verifier}, s.kdf_version, false, true FROM sign_up s
    WHERE lower(s.${name}) = ${value} AND s.requested_at > ${since}`.execute(tx);
  return rows.filter(({ exists }) => exists);
}

export async function findMember(db: Db | Tx, id: string) {
  return db
    .selectFrom('member as m')
    .innerJoin('member_settings', 'member_settings.member_id', 'm.id')
    .select(sql<StaffRole | null>`${sql.raw(EFFECTIVE_ROLE)}`.as('staff_role'))
    .select([
      'm.id',
      'username',
      'email',
      'account_type',
      'state',
      'serial',
      'phone',
      'phone_verified_at',
      'identity_verified_at',
      'locale',
      'time_zone',
      'email_subscription',
    ])
    .where('m.id', '=', id)
    .executeTakeFirst();
}

export async function findMemberByEmail(db: Db | Tx, email: string) {
  return db
    .selectFrom('member')
    .innerJoin('member_settings', 'member_settings.member_id', 'member.id')
    .select(['member.id', 'username', 'email', 'locale', 'time_zone', 'state'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
}

export async function findVerifier(tx: Tx, memberId: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('credential')
    .select('verifier')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'email')
    .executeTakeFirst();
  return row?.verifier ?? null;
}

export async function findSettings(db: Db | Tx, memberId: string) {
  return db.selectFrom('member_settings').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

export async function findNewEmail(db: Db, memberId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_change')
    .select('email')
    .where('member_id', '=', memberId)
    .where('requested_at', '>', new Date(now.getTime() - tokenLifetimes.changeEmailMs))
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function findEmailChange(tx: Tx, memberId: string) {
  return tx.selectFrom('email_change').select('email').where('member_id', '=', memberId).executeTakeFirst();
}

export async function findSignUp(tx: Tx, id: string) {
  return tx.selectFrom('sign_up').select(['id', 'email', 'locale', 'requested_at']).where('id', '=', id).executeTakeFirst();
}

/** Whether this same sign-up is already stored. */
export async function isSignUpRepeated(tx: Tx, again: { id: string; email: string; username: string; verifier: Buffer }): Promise<boolean> {
  const row = await tx
    .selectFrom('sign_up')
    .select('id')
    .where('id', '=', again.id)
    .where('email', '=', again.email)
    .where('username', '=', again.username)
    .where('email_verifier', '=', again.verifier)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest unconfirmed sign-up of this email address. */
export async function findSignUpByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('sign_up')
    .select(['id', 'email', 'locale', 'requested_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
}

export async function isUsernameTaken(db: Db | Tx, name: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('username_claim')
    .select('holder')
    .where('name', '=', name.toLowerCase())
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** The total as it is published, rounded. */
export async function findMemberTotal(db: Db): Promise<number> {
  const { total } = await db.selectFrom('member_count').select('total').executeTakeFirstOrThrow();
  return roundedTotal(total);
}

export async function isLinkUsed(tx: Tx, tokenHash: Buffer): Promise<{ subject: string } | undefined> {
  return tx
    .selectFrom('email_link_token')
    .select('subject')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'verify_email')
    .where('used_at', 'is not', null)
    .executeTakeFirst();
}

export async function peekLink(db: Db | Tx, tokenHash: Buffer, purpose: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_link_token')
    .select('subject')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.subject ?? null;
}
