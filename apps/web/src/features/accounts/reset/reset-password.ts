import type { authRoutes } from '@subrosa/contract/accounts/auth';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { ReplyBody } from '@subrosa/contract/client/types';
import type { PasswordResetBody } from '@subrosa/crypto/account/reset-password';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import type { Proof } from '../login/log-in.ts';
import type { AcceptedPassword } from '../new-password/accept-password.ts';

export type Reset = ReplyBody<(typeof authRoutes)['getResetInfo']>;

type ResetInput = {
  reset: Reset;
  password: AcceptedPassword;
  /** Empty when the member does not have it now: the messages then stay locked. */
  recoveryCode: string;
};

export type PreparedReset = PasswordResetBody;

/**
 * Returns the new secrets and, if the recovery code decrypts the master key, the key encrypted again. Throws the errors of the crypto
 * package for a wrong code.
 */
export async function prepareReset({ reset, password, recoveryCode }: ResetInput, onStep: (step: number) => void): Promise<PreparedReset> {
  const { id, recovery: envelope, salts, parameters } = reset;
  const code = recoveryCode.trim();
  const recovery = envelope === null || code === '' ? null : { code, envelope };
  const input = { memberId: id, password, parameters, email: { salt: salts.email }, username: { salt: salts.username }, recovery };
  return inVault((vault) => vault.resetPassword(input, onStep));
}

/** Includes the second factor if the account has one. */
export async function sendReset(token: string, prepared: PreparedReset, proof?: Proof & { ticket: string }): Promise<void> {
  await visitorClient.call(accounts.resetPassword, { body: { token, ...prepared, ...(proof && { proof }) } });
}
