import type { IdentifierKind } from '@subrosa/rules/accounts/identifier';
import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { linkHash, newLinkToken } from '../mail-links.ts';

/** Serialises changes to the factors of one account: two concurrent ones could both issue the first backup codes. */
export async function lockFactors(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().executeTakeFirst();
}

interface NewFactor {
  id: string;
  memberId: string;
  name: string;
  addedAt: Date;
}

/** Stores an app that counts only after its confirmation, and replaces an unconfirmed one. Returns false if a confirmed one exists. */
export async function startTotpFactor(tx: Tx, factor: NewFactor & { encryptedSecret: Buffer }): Promise<boolean> {
  const values = { id: factor.id, name: factor.name, secret: factor.encryptedSecret, counter: 0, added_at: factor.addedAt };
  const started = await tx
    .insertInto('second_factor')
    .values({ member_id: factor.memberId, kind: 'totp', ...values })
    .onConflict((conflict) =>
      conflict.column('member_id').where('kind', '=', 'totp').doUpdateSet(values).where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (started.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function confirmTotpFactor(tx: Tx, id: string, timeStep: number, at: Date): Promise<void> {
  await tx.updateTable('second_factor').set({ confirmed_at: at, counter: timeStep }).where('id', '=', id).execute();
}

/** Deletes an app that was started and never confirmed. */
export async function removeStartedTotp(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('second_factor')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'totp')
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Returns false if a code of this or a later time step was accepted before. */
export async function acceptTimeStep(tx: Tx, id: string, timeStep: number, at: Date): Promise<boolean> {
  const accepted = await tx
    .updateTable('second_factor')
    .set({ counter: timeStep, used_at: at })
    .where('id', '=', id)
    .where('counter', '<', String(timeStep))
    .executeTakeFirst();
  return accepted.numUpdatedRows > 0n;
}

/** Returns false if the passkey is registered already, by this or another member. */
export async function addPasskeyFactor(
  tx: Tx,
  factor: NewFactor & { credentialId: string; publicKey: Buffer; counter: number; verifiesUser: boolean; opensConsole: boolean },
): Promise<boolean> {
  const added = await tx
    .insertInto('second_factor')
    .values({
      id: factor.id,
      member_id: factor.memberId,
      kind: 'passkey',
      name: factor.name,
      secret: factor.publicKey,
      credential_id: factor.credentialId,
      counter: factor.counter,
      confirmed_at: factor.addedAt,
      added_at: factor.addedAt,
      verifies_user: factor.verifiesUser,
      opens_console: factor.opensConsole,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function recordPasskeyUse(tx: Tx, id: string, counter: number, at: Date): Promise<void> {
  await tx.updateTable('second_factor').set({ counter, used_at: at }).where('id', '=', id).execute();
}

/** Returns the kind of the removed factor, or null if the member has no such factor. */
export async function removeFactor(tx: Tx, memberId: string, id: string): Promise<'totp' | 'passkey' | null> {
  const removed = await tx
    .deleteFrom('second_factor')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .returning('kind')
    .executeTakeFirst();
  return (removed?.kind as 'totp' | 'passkey' | undefined) ?? null;
}

export async function removeBackupCodes(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('backup_code').where('member_id', '=', memberId).execute();
}

export async function replaceBackupCodes(tx: Tx, memberId: string, hashes: readonly Buffer[]): Promise<void> {
  await removeBackupCodes(tx, memberId);
  await tx
    .insertInto('backup_code')
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash })))
    .execute();
}

/** Returns false if there is no such code or it was used before. */
export async function useBackupCode(tx: Tx, memberId: string, hash: Buffer, at: Date): Promise<boolean> {
  const used = await tx
    .updateTable('backup_code')
    .set({ used_at: at })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export type StepPurpose = 'sign_in' | 'add_passkey' | 'console' | 'reset_password' | 'change_factors' | 'replace_device';

interface NewStep {
  memberId: string;
  purpose: StepPurpose;
  identifierKind: IdentifierKind;
  challenge: string;
  now: Date;
  /** For `add_passkey`: whether the step was started with a passkey that opens the console. */
  byConsolePasskey?: boolean;
}

/** Stores a step and returns its ticket, of which only the hash is stored. */
export async function addStep(tx: Tx, step: NewStep): Promise<string> {
  const ticket = newLinkToken();
  await tx
    .insertInto('login_challenge')
    .values({
      token_hash: linkHash(ticket),
      member_id: step.memberId,
      purpose: step.purpose,
      identifier_kind: step.identifierKind,
      challenge: step.challenge,
      by_console_passkey: step.byConsolePasskey ?? false,
      expires_at: new Date(step.now.getTime() + tokenLifetimes.secondFactorMs),
    })
    .execute();
  return ticket;
}

export interface Step {
  memberId: string;
  identifierKind: IdentifierKind;
  challenge: string;
  byConsolePasskey: boolean;
}

const MOST_FAILURES = 5;

/** Returns the step of a valid ticket. Locks it and its member, so that guesses and changes run one after the other. */
export async function lockStep(tx: Tx, ticket: string, purpose: StepPurpose, now: Date): Promise<Step | null> {
  const row = await tx
    .selectFrom('login_challenge')
    .innerJoin('member', 'member.id', 'login_challenge.member_id')
    .select(['member_id', 'identifier_kind', 'challenge', 'by_console_passkey'])
    .where('token_hash', '=', linkHash(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('failures', '<', MOST_FAILURES)
    // The member may have been suspended since the password was checked.
    .where('state', 'not in', ['suspended', 'deleted'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { member_id: memberId, challenge, by_console_passkey: byConsolePasskey } = row;
  return { memberId, identifierKind: row.identifier_kind as IdentifierKind, challenge, byConsolePasskey };
}

export async function countStepFailure(tx: Tx, ticket: string): Promise<void> {
  await tx
    .updateTable('login_challenge')
    .set({ failures: sql`failures + 1` })
    .where('token_hash', '=', linkHash(ticket))
    .execute();
}

/** Ends a step, but keeps it for its count. */
export async function useUpStep(tx: Tx, ticket: string): Promise<void> {
  await tx.updateTable('login_challenge').set({ failures: MOST_FAILURES }).where('token_hash', '=', linkHash(ticket)).execute();
}

/** Counts the steps of a purpose that were started after a moment, also used and expired ones. */
export async function countSteps(tx: Tx, memberId: string, purpose: StepPurpose, since: Date): Promise<number> {
  const { started } = await tx
    .selectFrom('login_challenge')
    .select(({ fn }) => fn.countAll<string>().as('started'))
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(since.getTime() + tokenLifetimes.secondFactorMs))
    .executeTakeFirstOrThrow();
  return Number(started);
}

export async function removeStep(tx: Tx, ticket: string): Promise<void> {
  await tx.deleteFrom('login_challenge').where('token_hash', '=', linkHash(ticket)).execute();
}

/** Deletes steps that were started with a password or factors that have changed since. */
export async function removeSteps(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('login_challenge').where('member_id', '=', memberId).execute();
}
