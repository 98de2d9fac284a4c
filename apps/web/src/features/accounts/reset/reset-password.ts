import type { authRoutes } from '@subrosa/contract/accounts/auth';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { changePassword } from '@subrosa/crypto/account/change-secret';
import type { Derive } from '@subrosa/crypto/account/derivation';
import { decryptEnvelope } from '@subrosa/crypto/account/envelope';
import { recoveryKek } from '@subrosa/crypto/account/recovery-code';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { derive } from '../derive.ts';
import type { Proof } from '../login/log-in.ts';
import type { AcceptedPassword } from '../new-password/accept-password.ts';

export type Reset = ReplyBody<(typeof authRoutes)['getResetInfo']>;

type ResetInput = {
  reset: Reset;
  password: AcceptedPassword;
  /** Empty when the member does not have it now: the messages then stay locked. */
  recoveryCode: string;
};

export type PreparedReset = Awaited<ReturnType<typeof secretsOf>>;

/**
 * Returns the new secrets and, if the recovery code decrypts the master key, the key encrypted again. Throws the errors of the crypto
 * package for a wrong code.
 */
export async function prepareReset({ reset, password, recoveryCode }: ResetInput, onStep: (step: number) => void): Promise<PreparedReset> {
  let step = 0;
  const counted: Derive = (...args) => {
    onStep((step += 1));
    return derive(...args);
  };
  return secretsOf(reset, password, recoveryCode.trim(), counted);
}

/** Includes the second factor if the account has one. */
export async function sendReset(token: string, prepared: PreparedReset, proof?: Proof & { ticket: string }): Promise<void> {
  await visitorClient.call(accounts.resetPassword, { body: { token, ...prepared, ...(proof && { proof }) } });
}

async function secretsOf({ id, recovery, salts, parameters }: Reset, password: string, recoveryCode: string, counted: Derive) {
  if (recovery === null || recoveryCode === '') {
    const secretFor = async (salt: string) => toBase64url((await counted(password, salt, parameters)).secret);
    // One after the other, because each derivation takes all the memory that a phone has for it.
    const email = await secretFor(salts.email);
    return { kdfVersion: parameters.version, passwords: { email, username: await secretFor(salts.username) } };
  }
  const kek = await recoveryKek(recoveryCode, id);
  const masterKey = await decryptEnvelope(recovery, kek, { memberId: id, kind: 'recovery' });
  const { email, username } = await changePassword({
    memberId: id,
    masterKey,
    password,
    parameters,
    derive: counted,
    email: { salt: salts.email },
    username: { salt: salts.username },
  });
  return {
    kdfVersion: parameters.version,
    passwords: { email: email.password, username: username.password },
    envelopes: { email: email.envelope, username: username.envelope },
  };
}
