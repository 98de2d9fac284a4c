import type { authRoutes } from '@subrosa/contract/accounts/auth';
import type { BodyOf } from '@subrosa/contract/route';
import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { usernameProblem } from '@subrosa/rules/accounts/username';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { getRuntimeSettings } from '../../reference/index.ts';
import { verifierOf } from '../credentials.ts';
import { kdfVersionOf } from '../kdf-versions.ts';
import { checkProof } from '../proof-of-work.ts';
import { findMemberByEmail, isSignUpRepeated } from '../queries/members.ts';
import { claimUsername } from '../store/members.ts';
import { addSignUp, consumeProof } from '../store/sign-ups.ts';
import { supportedTimeZone } from '../time-zone.ts';

type SignUpInput = BodyOf<(typeof authRoutes)['signUp']> & { locale: Locale };

/**
 * Stores a sign-up until its email is confirmed. Nothing here depends on whether the email address has an account: the same rows are
 * written in the same time, and the worker decides which email to send.
 */
export async function signUp(tx: Tx, input: SignUpInput, { clock, config }: ApiPlatform): Promise<void> {
  if (!(await getRuntimeSettings(tx, config)).signUpOpen) throw new ApiError('accounts.signUpClosed');
  const now = clock.now();
  const proof = await checkProof(config.SESSION_SECRET, input.proof, clock);
  if (proof === null) throw new ApiError('accounts.proofOfWorkInvalid');
  const { memberId } = proof;
  const { email, username } = input.credentials;
  const verifiers = {
    email: verifierOf(config.CREDENTIAL_SECRET, email.password),
    username: verifierOf(config.CREDENTIAL_SECRET, username.password),
  };
  if (!(await consumeProof(tx, proof.signature, now))) {
    // The browser missed the first response and sends the same sign-up again.
    if (await isSignUpRepeated(tx, { ...input, id: memberId, verifier: verifiers.email })) return;
    throw new ApiError('accounts.proofOfWorkInvalid');
  }

  const problem = usernameProblem(input.username, { underscore: config.USERNAME_UNDERSCORE });
  if (problem) throw new ApiError('request.invalid', { fields: { username: problem } });
  if (config.SIGNUP_EMAIL_DISCLOSURE === 'page' && (await findMemberByEmail(tx, input.email))) {
    throw new ApiError('request.invalid', { fields: { email: 'email.taken' } });
  }

  const expiresAt = new Date(now.getTime() + tokenLifetimes.verifyEmailMs);
  if (!(await claimUsername(tx, { name: input.username, holder: memberId, expiresAt, now }))) {
    throw new ApiError('request.invalid', { fields: { username: 'username.taken' } });
  }
  const kdfVersion = kdfVersionOf(input.credentials, config.PASSWORD_KDF_VERSIONS);
  await addSignUp(tx, {
    id: memberId,
    email: input.email,
    username: input.username,
    accountType: input.accountType,
    locale: input.locale,
    timeZone: supportedTimeZone(input.timeZone),
    verifiers,
    kdfVersion,
    envelopes: { email: email.envelope, username: username.envelope },
    keys: input.keys,
    requestedAt: now,
  });
  await emit(tx, clock, 'accounts.signUpRequested', { signUpId: memberId });
}
