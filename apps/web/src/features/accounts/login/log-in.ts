import type { authRoutes } from '@subrosa/contract/accounts/entry';
import { CallError } from '@subrosa/contract/client/errors';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { prepareSignIns } from '@subrosa/crypto/account/sign-in';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { derive } from '../derive.ts';
import { enter } from './enter.ts';
import type { Unlocking } from './unlocking.ts';
import { holdProof } from './shut-out.ts';

type LoginValues = { login: string; password: string; remember: boolean };

type Awaited = Extract<ReplyBody<(typeof authRoutes)['login']>, { step: 'second_factor' }>;

export type ProofMethod = Awaited['methods'][number];

/** What the second step needs of the first. */
export type SecondStep = Pick<Awaited, 'ticket' | 'methods' | 'passkeyOptions'> & {
  login: string;
  remember: boolean;
  unlocking: Unlocking;
};

export type Proof = { totp: string } | { code: string } | { passkey: string };

/** Signs in, or says what else is asked for. */
export async function logIn({ login, password, remember }: LoginValues): Promise<SecondStep | null> {
  const name = login.trim();
  const { salts, ...inService } = await visitorClient.call(accounts.readKdf, { body: { names: [name] } });
  const { body, kekOf } = await prepareSignIns(inService, { password, salt: salts[0] ?? '', derive });
  const answer = await visitorClient.call(accounts.login, { body: { login: name, ...body, remember } }).catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'auth.suspended') holdProof({ login: name, ...body });
    throw error;
  });
  const unlocking = { password, signIn: body, kekOf, kind: identifierOf(name).kind, inService };
  if (answer.step === 'second_factor') return { ...answer, login: name, remember, unlocking };
  await enter(answer.session, unlocking);
  return null;
}

export async function proveSecondFactor({ ticket, remember, unlocking }: SecondStep, proof: Proof): Promise<void> {
  const { session } = await visitorClient.call(accounts.proveSecondFactor, { body: { ticket, remember, ...proof } });
  await enter(session, unlocking);
}
