import type { authRoutes } from '@subrosa/contract/accounts/auth';
import { ResponseError } from '@subrosa/contract/client/errors';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { enterPassword, clearPassword } from '../entered-password.ts';
import { completeLogin } from './complete-login.ts';
import type { UnlockingInput } from './unlocking.ts';
import { storeProof } from './suspended.ts';

type LoginValues = { login: string; password: string; remember: boolean };

type SecondFactorChallenge = Extract<ReplyBody<(typeof authRoutes)['login']>, { step: 'second_factor' }>;

export type ProofMethod = SecondFactorChallenge['methods'][number];

/** What the second step needs from the first. */
export type SecondStep = Pick<SecondFactorChallenge, 'ticket' | 'methods' | 'passkeyOptions'> & {
  login: string;
  remember: boolean;
  unlocking: UnlockingInput;
};

export type Proof = { totp: string } | { code: string } | { passkey: string };

/** Signs in, or returns the second step if one is required. */
export async function logIn({ login, password, remember }: LoginValues): Promise<SecondStep | null> {
  const name = login.trim();
  const { salts, ...inService } = await visitorClient.call(accounts.getKdf, { body: { names: [name] } });
  const { passwordId, body } = await enterPassword({ ...inService, password, salt: salts[0] ?? '' });
  const response = await visitorClient.call(accounts.login, { body: { login: name, ...body, remember } }).catch(async (error: unknown) => {
    await clearPassword(passwordId);
    if (error instanceof ResponseError && error.code === 'auth.suspended') storeProof({ login: name, ...body });
    throw error;
  });
  const unlocking = { passwordId, signIn: body, kind: identifierOf(name).kind, inService };
  if (response.step === 'second_factor') return { ...response, login: name, remember, unlocking };
  await completeLogin(response.session, unlocking);
  return null;
}

export async function proveSecondFactor({ ticket, remember, unlocking }: SecondStep, proof: Proof): Promise<void> {
  const { session } = await visitorClient.call(accounts.proveSecondFactor, { body: { ticket, remember, ...proof } });
  await completeLogin(session, unlocking);
}
