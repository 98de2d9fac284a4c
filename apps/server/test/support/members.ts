import { randomBytes } from 'node:crypto';
import type { AccountType, MemberState, StaffRole } from '@subrosa/rules/accounts/account-types';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { roleRules } from '@subrosa/rules/moderation/two-person-rules';
import type { PlanId } from '@subrosa/rules/subscriptions/plans';
import { backupCodeHash } from '../../src/domains/accounts/backup-codes.ts';
import { verifierOf } from '../../src/domains/accounts/credentials.ts';
import type { Config } from '../../src/platform/config/config.ts';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';

export interface MemberOptions {
  id?: string;
  username?: string;
  email?: string;
  accountType?: AccountType;
  state?: MemberState;
  plan?: PlanId;
  verified?: boolean;
  phone?: string;
  staffRole?: StaffRole;
  /** By default long ago, so that the role counts in two-person rules. */
  roleConfirmedAt?: Date;
  /** Adds a passkey without a private key, and backup codes; staff always have them. */
  secondFactor?: boolean;
  locale?: string;
  timeZone?: string;
  privateAccount?: boolean;
  joinedAt?: Date;
}

export interface BuiltMember {
  id: string;
  username: string;
  email: string;
  /** The secret that a browser would derive from the password for this name. */
  secretFor: (name: 'email' | 'username') => string;
  /** Backup codes for members with a second factor; each works once. */
  backupCodes: string[];
}

const NEVER = '9999-12-31';

/** Inserts a member as after joining, by default a fetishist with default values. */
export async function aMember(db: Db | Tx, config: Config, traits: MemberOptions = {}): Promise<BuiltMember> {
  const id = traits.id ?? newId();
  const username = traits.username ?? `m${randomBytes(6).toString('hex')}`;
  const email = traits.email ?? `${username}@example.org`;
  const joinedAt = traits.joinedAt ?? new Date('2026-11-01T12:00:00Z');
  const secrets = { email: randomBytes(32).toString('base64url'), username: randomBytes(32).toString('base64url') };
  await db
    .insertInto('member')
    .values({
      id,
      username,
      email,
      account_type: traits.accountType ?? 'fetishist',
      state: traits.state ?? 'active',
      serial: '12345678',
      phone: traits.phone ?? null,
      phone_verified_at: traits.phone ? joinedAt : null,
      identity_verified_at: traits.verified ? joinedAt : null,
      joined_at: joinedAt,
    })
    .execute();
  await saveSettings(db, id, traits);
  await db
    .insertInto('username_claim')
    .values({ name: identifierOf(username).value, holder: id })
    .execute();
  for (const kind of ['email', 'username'] as const) {
    await db
      .insertInto('credential')
      .values({ member_id: id, kind, verifier: verifierOf(config.CREDENTIAL_SECRET, secrets[kind]) })
      .execute();
    await db
      .insertInto('key_envelope')
      .values({ member_id: id, kind, envelope: `envelope-for-${kind}` })
      .execute();
  }
  await db.insertInto('key_bundle').values({ member_id: id, bundle: 'bundle' }).execute();
  if (traits.plan !== undefined) await aSubscription(db, id, traits.plan);
  if (traits.staffRole) await aRole(db, id, traits.staffRole, traits.roleConfirmedAt);
  const backupCodes = await aSecondFactor(db, config, id, traits);
  return { id, username, email, secretFor: (name) => secrets[name], backupCodes };
}

const LONG_AGO = new Date('2026-01-05T12:00:00Z');

/** Adds a staff role as if two administrators had given it, and ends the previous one. */
export async function aRole(db: Db | Tx, memberId: string, role: StaffRole, confirmedAt = LONG_AGO): Promise<void> {
  await endRole(db, memberId);
  await db
    .insertInto('role_assignment')
    .values({
      id: newId(),
      member_id: memberId,
      role,
      proposed_at: confirmedAt,
      expires_at: confirmedAt,
      confirmed_at: confirmedAt,
      counts_from: new Date(confirmedAt.getTime() + roleRules.countsAfterMs),
    })
    .execute();
}

export async function endRole(db: Db | Tx, memberId: string): Promise<void> {
  await db
    .updateTable('role_assignment')
    .set({ ended_at: new Date(), ended_because: 'removed' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .execute();
}

/** Adds a passkey with a real key. */
export async function aPasskey(
  db: Db | Tx,
  memberId: string,
  { id: credentialId, publicKey }: { id: string; publicKey: Buffer },
  traits: { addedAt?: Date; verifiesUser?: boolean; opensConsole?: boolean } = {},
): Promise<string> {
  const { addedAt = new Date('2026-11-01T12:00:00Z'), verifiesUser = true, opensConsole = false } = traits;
  const id = newId();
  await db
    .insertInto('second_factor')
    .values({
      id,
      member_id: memberId,
      kind: 'passkey',
      name: 'Key',
      secret: publicKey,
      credential_id: credentialId,
      counter: 0,
      confirmed_at: addedAt,
      added_at: addedAt,
      verifies_user: verifiesUser,
      opens_console: opensConsole,
    })
    .execute();
  return id;
}

/** Staff routes require a second factor: a passkey without a private key, and backup codes, which need no clock. */
async function aSecondFactor(db: Db | Tx, config: Config, memberId: string, traits: MemberOptions): Promise<string[]> {
  if (!traits.secondFactor && !traits.staffRole) return [];
  const passkey = { id: randomBytes(32).toString('base64url'), publicKey: randomBytes(64) };
  await aPasskey(db, memberId, passkey, { opensConsole: traits.staffRole !== undefined });
  const codes = ['2222-2222-2222', '3333-3333-3333', '4444-4444-4444'];
  await db
    .insertInto('backup_code')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: backupCodeHash(config.DATA_ENCRYPTION_SECRET, memberId, code) })))
    .execute();
  return codes;
}

async function saveSettings(db: Db | Tx, memberId: string, traits: MemberOptions): Promise<void> {
  await db
    .insertInto('member_settings')
    .values({
      member_id: memberId,
      locale: traits.locale ?? 'en',
      time_zone: traits.timeZone ?? 'America/Vancouver',
      private_account: traits.privateAccount ?? false,
    })
    .execute();
}

export async function aSubscription(db: Db | Tx, memberId: string, plan: PlanId): Promise<void> {
  await db
    .insertInto('member_subscription')
    .values({
      id: newId(),
      member_id: memberId,
      plan_id: plan,
      starts_on: '2026-11-01',
      due_on: plan <= 2 ? null : NEVER,
      created_at: new Date('2026-11-01T12:00:00Z'),
    })
    .execute();
}

/** Adds a device with a session; its id is used in tokens. */
export async function aDevice(db: Db | Tx, memberId: string, traits: { slot?: 1 | 2; usedAt?: Date } = {}): Promise<string> {
  const id = newId();
  const usedAt = traits.usedAt ?? new Date();
  await db
    .insertInto('device')
    .values({
      id,
      member_id: memberId,
      slot: traits.slot ?? 1,
      kind: 'desktop',
      browser: 'Firefox · Linux',
      remembered: false,
      seed: randomBytes(32),
      signed_in_at: usedAt,
      used_at: usedAt,
    })
    .execute();
  return id;
}
