import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Tx } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { CommittedApiError } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { isPasswordProvedSince, recordPasswordProof } from '../devices/index.ts';
import { checkGuess, checkNotLocked } from './commands/check-guess.ts';
import { checkProof, type Proof, type ProvedStep } from './commands/check-proof.ts';
import { matches, verifierOf } from './credentials.ts';
import { findVerifier } from './queries/members.ts';
import { findFactors, hasFactors, hasRole } from './queries/second-factors.ts';

interface SignedInRequest {
  tx: Tx;
  caller: Caller | null;
}

type Handle<C, R> = (call: C, platform: ApiPlatform) => Promise<R>;

/** Runs the handler only after the password was verified. The browser sends the secret that it derives for the email address. */
export function withPassword<C extends SignedInRequest & { body: { password: string } }, R>(
  handle: Handle<C, R>,
): Handle<C, R | CommittedApiError> {
  return async (call, platform) => (await checkPassword(call, platform)) ?? handle(call, platform);
}

/**
 * The same, but a password that was proved on this device in the last minutes need not be sent again. Only for actions that change no way
 * of signing in; staff always send it.
 */
export function withRecentPassword<C extends SignedInRequest & { body: { password?: string | undefined } }, R>(
  handle: Handle<C, R>,
): Handle<C, R | CommittedApiError> {
  return async (call, platform) => {
    const { password } = call.body;
    const error =
      password === undefined ? await checkRecent(call, platform) : await checkPassword({ ...call, body: { password } }, platform);
    return error ?? handle(call, platform);
  };
}

/** Also requires a proof of one of the member's second factors, if there are any: changes to the factors need both. */
export function withSecondFactor<C extends SignedInRequest & { body: { password: string; proof?: Proof | undefined } }, R>(
  handle: (call: C, platform: ApiPlatform, proved: ProvedStep | null) => Promise<R>,
): Handle<C, R | CommittedApiError> {
  return withPassword(async (call: C, platform) => {
    const proved = await checkExistingFactor(call, platform);
    return proved instanceof CommittedApiError ? proved : handle(call, platform, proved);
  });
}

async function checkPassword({ tx, caller, body }: SignedInRequest & { body: { password: string } }, platform: ApiPlatform) {
  const { memberId, deviceId } = memberOf(caller);
  const isRight = async () => {
    const verifier = await findVerifier(tx, memberId);
    return verifier !== null && matches(verifier, verifierOf(platform.config.CREDENTIAL_SECRET, body.password));
  };
  const wrong = new CommittedApiError('accounts.passwordWrong', { fields: { password: 'password.wrong' } });
  const error = await checkGuess(tx, { memberId, origin: 'known', isRight, wrong }, platform);
  if (!error) await recordPasswordProof(tx, deviceId, platform.clock.now());
  return error;
}

async function checkRecent({ tx, caller }: SignedInRequest, platform: ApiPlatform): Promise<CommittedApiError | null> {
  const { memberId, deviceId } = memberOf(caller);
  const since = new Date(platform.clock.now().getTime() - accountLimits.recentPasswordMs);
  const isRecent = (await isPasswordProvedSince(tx, { memberId, deviceId }, since)) && !(await hasRole(tx, memberId));
  if (!isRecent) throw new ApiError('accounts.passwordRequired');
  return checkNotLocked(tx, { memberId, origin: 'known' }, platform);
}

async function checkExistingFactor(
  { tx, caller, body }: SignedInRequest & { body: { proof?: Proof | undefined } },
  platform: ApiPlatform,
): Promise<ProvedStep | CommittedApiError | null> {
  const { memberId } = memberOf(caller);
  if (!hasFactors(await findFactors(tx, memberId))) return null;
  if (!body.proof) throw new ApiError('auth.secondFactorRequired');
  return checkProof(tx, { ...body.proof, by: memberId }, 'change_factors', platform);
}
