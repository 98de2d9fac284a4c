import { accounts } from '@subrosa/contract/addresses/accounts';
import { CallError } from '@subrosa/contract/client/errors';
import type { Derive } from '@subrosa/crypto/account/derivation';
import { prepareSignUp, type SignUpBody } from '@subrosa/crypto/account/sign-up';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { derive } from '../derive.ts';

export type SignUpValues = { accountType: AccountType; email: string; username: string; password: string };

type Candidate = SignUpBody & { id: string };

/** Keys and secrets of somebody who wants to join. `onStep` hears the number of each derivation as it begins. */
export async function prepare({ email, username, password }: SignUpValues, onStep: (step: number) => void): Promise<Candidate> {
  const id = crypto.randomUUID();
  const { parameters, salts } = await visitorClient.call(accounts.readKdf, { body: { names: [email, username] } });
  const [emailSalt = '', usernameSalt = ''] = salts;
  let step = 0;
  const counted: Derive = (...args) => {
    onStep((step += 1));
    return derive(...args);
  };
  const { body } = await prepareSignUp({
    memberId: id,
    password,
    email: { salt: emailSalt },
    username: { salt: usernameSalt },
    parameters,
    derive: counted,
  });
  return { id, ...body };
}

export async function sendSignUp({ accountType, email, username }: SignUpValues, candidate: Candidate, proof: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    await visitorClient.call(accounts.signUp, {
      body: { ...candidate, email, username, accountType, timeZone, agreement: true, age: true, proof },
    });
  } catch (error) {
    // The same candidate was sent before and its answer was lost on the way: the mail is out.
    if (!(error instanceof CallError && error.fields?.['id'])) throw error;
  }
}
