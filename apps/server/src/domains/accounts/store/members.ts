import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { Clock } from '@subrosa/rules/format/dates';
import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Verifier } from '../credentials.ts';
import { sqlState } from '../../../platform/db/transaction.ts';

interface NewMember {
  id: string;
  username: string;
  email: string;
  accountType: AccountType;
  serial: string;
  locale: string;
  timeZone: string;
  joinedAt: Date;
}

/** Returns false if the email address belongs to a member by now. */
export async function addMember(tx: Tx, member: NewMember): Promise<boolean> {
  const added = await tx
    .insertInto('member')
    .values({
      id: member.id,
      username: member.username,
      email: member.email,
      account_type: member.accountType,
      state: 'pending',
      serial: member.serial,
      joined_at: member.joinedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return false;
  await tx.insertInto('member_settings').values({ member_id: member.id, locale: member.locale, time_zone: member.timeZone }).execute();
  return true;
}

/** Returns false if the member was not pending. */
export async function activateMember(tx: Tx, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('member')
    .set({ state: 'active' })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Locks the verifiers of both names: two browsers may upgrade them at the same time. */
export async function lockVerifiers(tx: Tx, memberId: string) {
  return tx
    .selectFrom('credential')
    .select(['kind', 'verifier', 'kdf_version as kdfVersion'])
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .forUpdate()
    .execute();
}

export async function saveVerifiers(tx: Tx, memberId: string, verifiers: Partial<Record<IdentifierKind, Verifier>>): Promise<void> {
  for (const [kind, { verifier, kdfVersion }] of Object.entries(verifiers)) {
    const values = { verifier, kdf_version: kdfVersion };
    await tx
      .insertInto('credential')
      .values({ member_id: memberId, kind, ...values })
      .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(values))
      .execute();
  }
}

/** How long a member's earlier name stays reserved, so that it cannot be used to impersonate them. */
const EARLIER_NAME_EXPIRES_AT = sql<Date>`now() + interval '90 days'`;

/** Reserves a name for a sign-up or a member. Returns false if another one has reserved it. */
export async function claimUsername(tx: Tx, claim: { name: string; holder: string; expiresAt: Date | null; now: Date }): Promise<boolean> {
  const name = claim.name.toLowerCase();
  await tx.deleteFrom('username_claim').where('name', '=', name).where('expires_at', '<=', claim.now).execute();
  const claimed = await tx
    .insertInto('username_claim')
    .values({ name, holder: claim.holder, expires_at: claim.expiresAt })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ expires_at: claim.expiresAt }).where('username_claim.holder', '=', claim.holder),
    )
    .executeTakeFirst();
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function changeUsername(tx: Tx, memberId: string, names: { from: string; to: string }): Promise<void> {
  await tx.updateTable('member').set({ username: names.to }).where('id', '=', memberId).execute();
  if (names.from.toLowerCase() === names.to.toLowerCase()) return;
  await tx
    .updateTable('username_claim')
    .set({ expires_at: EARLIER_NAME_EXPIRES_AT })
    .where('name', '=', names.from.toLowerCase())
    .where('holder', '=', memberId)
    .execute();
}

export async function saveEmailChange(
  tx: Tx,
  change: { memberId: string; email: string; made: Verifier; envelope: string; requestedAt: Date },
): Promise<void> {
  const { email, made, envelope } = change;
  const values = { email, verifier: made.verifier, kdf_version: made.kdfVersion, envelope, requested_at: change.requestedAt };
  await tx
    .insertInto('email_change')
    .values({ member_id: change.memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Deletes the pending change and returns the new email address with its verifier and envelope. */
export async function consumeEmailChange(tx: Tx, memberId: string) {
  return tx
    .deleteFrom('email_change')
    .where('member_id', '=', memberId)
    .returning(['email', 'verifier', 'kdf_version as kdfVersion', 'envelope'])
    .executeTakeFirst();
}

/**
 * A pending change contains a secret of the old password and an envelope of the old keys, which its link would restore. Without the row the
 * link is void.
 */
export async function cancelEmailChange(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('email_change').where('member_id', '=', memberId).execute();
}

const UNIQUE_VIOLATION = '23505';

/** Returns false if another member has the email address. The transaction cannot continue then. */
export async function changeEmail(tx: Tx, memberId: string, email: string): Promise<boolean> {
  const taken = await tx
    .selectFrom('member')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', memberId)
    .executeTakeFirst();
  if (taken) return false;
  try {
    await tx.updateTable('member').set({ email }).where('id', '=', memberId).execute();
    return true;
  } catch (error) {
    // Another member confirmed the same email address concurrently.
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** `at` is null when the identity is no longer confirmed. */
export async function setIdentityVerified(tx: Tx, memberId: string, at: Date | null): Promise<void> {
  await tx.updateTable('member').set({ identity_verified_at: at }).where('id', '=', memberId).execute();
}

export async function setSerial(tx: Tx, memberId: string, serial: string): Promise<void> {
  await tx.updateTable('member').set({ serial }).where('id', '=', memberId).execute();
}

export async function setPhone(tx: Tx, memberId: string, phone: string | null, verifiedAt: Date | null): Promise<void> {
  await tx.updateTable('member').set({ phone, phone_verified_at: verifiedAt }).where('id', '=', memberId).execute();
}

export interface SettingsChange {
  locale?: string | undefined;
  timeZone?: string | undefined;
  weightUnit?: 'kg' | 'lb' | undefined;
  heightUnit?: 'cm' | 'ft' | undefined;
  clock?: Clock | undefined;
  theme?: 'auto' | 'dark' | 'light' | undefined;
  emailSubscription?: boolean | undefined;
  privateAccount?: boolean | undefined;
  showPresence?: boolean | undefined;
  readReceipts?: boolean | undefined;
  discreet?: boolean | undefined;
  blurMedia?: boolean | undefined;
}

/** Returns null if `version` is given and another tab has saved a newer one. */
export async function changeSettings(tx: Tx, memberId: string, change: SettingsChange, version: number | null) {
  return tx
    .updateTable('member_settings')
    .set({
      ...(change.locale !== undefined && { locale: change.locale }),
      ...(change.timeZone !== undefined && { time_zone: change.timeZone }),
      ...(change.weightUnit !== undefined && { weight_unit: change.weightUnit }),
      ...(change.heightUnit !== undefined && { height_unit: change.heightUnit }),
      ...(change.clock !== undefined && { clock: change.clock }),
      ...(change.theme !== undefined && { theme: change.theme }),
      ...(change.emailSubscription !== undefined && { email_subscription: change.emailSubscription }),
      ...(change.privateAccount !== undefined && { private_account: change.privateAccount }),
      ...(change.showPresence !== undefined && { show_presence: change.showPresence }),
      ...(change.readReceipts !== undefined && { read_receipts: change.readReceipts }),
      ...(change.discreet !== undefined && { discreet: change.discreet }),
      ...(change.blurMedia !== undefined && { blur_media: change.blurMedia }),
      version: sql`version + 1`,
    })
    .where('member_id', '=', memberId)
    .$if(version !== null, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();
}
