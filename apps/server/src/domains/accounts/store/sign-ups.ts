import type { AccountType } from '@subrosa/rules/accounts/account-types';
import type { Tx } from '../../../platform/db/database.ts';
import type { EncryptedSettings } from './encrypted-settings.ts';

export interface PublicKeys {
  identityKey: string;
  accountKey: string;
  accountKeyVersion: number;
  sequence: number;
  signature: string;
  continuity: string | null;
  /** The head of the record chain before this record. */
  previousHead: string | null;
}

export interface MemberKeys extends PublicKeys {
  bundle: string;
  /** Under the same master key; missing from a tab of the last release. */
  settings?: EncryptedSettings | undefined;
}

export interface SignUp {
  id: string;
  email: string;
  username: string;
  accountType: AccountType;
  locale: string;
  timeZone: string;
  verifiers: { email: Buffer; username: Buffer };
  /** The version of both verifiers. */
  kdfVersion: number;
  envelopes: { email: string; username: string };
  keys: MemberKeys;
  requestedAt: Date;
}

export async function addSignUp(tx: Tx, signUp: SignUp): Promise<void> {
  await tx
    .insertInto('sign_up')
    .values({
      id: signUp.id,
      email: signUp.email,
      username: signUp.username,
      account_type: signUp.accountType,
      locale: signUp.locale,
      time_zone: signUp.timeZone,
      email_verifier: signUp.verifiers.email,
      username_verifier: signUp.verifiers.username,
      kdf_version: signUp.kdfVersion,
      email_envelope: signUp.envelopes.email,
      username_envelope: signUp.envelopes.username,
      keys: JSON.stringify(signUp.keys),
      requested_at: signUp.requestedAt,
    })
    .execute();
}

/** Deletes the sign-up and returns it. */
export async function consumeSignUp(tx: Tx, id: string): Promise<SignUp | null> {
  const row = await tx.deleteFrom('sign_up').where('id', '=', id).returningAll().executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    accountType: row.account_type as AccountType,
    locale: row.locale,
    timeZone: row.time_zone,
    verifiers: { email: row.email_verifier, username: row.username_verifier },
    kdfVersion: row.kdf_version,
    envelopes: { email: row.email_envelope, username: row.username_envelope },
    keys: row.keys as unknown as MemberKeys,
    requestedAt: row.requested_at,
  };
}

/** Returns false if this proof was used before. */
export async function consumeProof(tx: Tx, signature: string, at: Date): Promise<boolean> {
  const spent = await tx
    .insertInto('used_proof_of_work')
    .values({ signature, spent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
