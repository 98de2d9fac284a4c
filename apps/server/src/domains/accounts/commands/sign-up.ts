import type { entryCalls } from '@subrosa/contract/accounts/entry';
import type { BodyOf } from '@subrosa/contract/route';
import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { usernameProblem } from '@subrosa/rules/accounts/username';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { readHouseSettings } from '../../reference/index.ts';
import { verifierOf } from '../credentials.ts';
import { stretchingOf } from '../stretching.ts';
import { checkProof } from '../proof-of-work.ts';
import { findMemberByEmail, isSignUpRepeated } from '../queries/members.ts';
import { claimUsername } from '../store/members.ts';
import { addSignUp, spendProof } from '../store/sign-ups.ts';
import { knownTimeZone } from '../time-zone.ts';

type Asked = BodyOf<(typeof entryCalls)['signUp']> & { locale: Locale };

/**
 * Keeps a sign-up until its mail is opened. Nothing here depends on whether the address has an account: the same
 * rows are written in the same time, and the worker decides which mail its owner gets.
 */
export async function signUp(tx: Tx, asked: Asked, { clock, config }: CallPlatform): Promise<void> {
  if (!(await readHouseSettings(tx, config)).signUpOpen) throw new Refusal('accounts.signUpClosed');
  const now = clock.now();
  const proof = await checkProof(config.SESSION_SECRET, asked.proof, clock);
  if (proof === null) throw new Refusal('accounts.proofInvalid');
  const { memberId } = proof;
  const { email, username } = asked.credentials;
  const verifiers = {
    email: verifierOf(config.CREDENTIAL_SECRET, email.password),
    username: verifierOf(config.CREDENTIAL_SECRET, username.password),
  };
  if (!(await spendProof(tx, proof.signature, now))) {
    // The answer to the first call was lost: the same browser sends the same sign-up again.
    if (await isSignUpRepeated(tx, { ...asked, id: memberId, verifier: verifiers.email })) return;
    throw new Refusal('accounts.proofInvalid');
  }

  const problem = usernameProblem(asked.username, { underscore: config.USERNAME_UNDERSCORE });
  if (problem) throw new Refusal('request.invalid', { fields: { username: problem } });
  if (config.SIGNUP_EMAIL_DISCLOSURE === 'page' && (await findMemberByEmail(tx, asked.email))) {
    throw new Refusal('request.invalid', { fields: { email: 'email.taken' } });
  }

  const until = new Date(now.getTime() + tokenLifetimes.verifyEmailMs);
  if (!(await claimUsername(tx, { name: asked.username, holder: memberId, until, now }))) {
    throw new Refusal('request.invalid', { fields: { username: 'username.taken' } });
  }
  const stretching = stretchingOf(asked.credentials, config.PASSWORD_STRETCHING);
  await addSignUp(tx, {
    id: memberId,
    email: asked.email,
    username: asked.username,
    accountType: asked.accountType,
    locale: asked.locale,
    timeZone: knownTimeZone(asked.timeZone),
    verifiers,
    stretching,
    envelopes: { email: email.envelope, username: username.envelope },
    keys: asked.keys,
    askedAt: now,
  });
  await emit(tx, clock, 'accounts.signUpAsked', { signUpId: memberId });
}
