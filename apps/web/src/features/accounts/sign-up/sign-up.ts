import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { SignUpBody } from '@subrosa/crypto/account/sign-up';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import type { AcceptedPassword } from '../new-password/accept-password.ts';

export type SignUpValues = { accountType: AccountType; email: string; username: string; password: AcceptedPassword };

/**
 * Creates the keys and secrets of a new member, for the id that the server issued. `onStep` receives the number of each derivation as it
 * begins.
 */
export async function prepare(
  memberId: string,
  { email, username, password }: SignUpValues,
  onStep: (step: number) => void,
): Promise<SignUpBody> {
  const { parameters, salts } = await visitorClient.call(accounts.getKdf, { body: { names: [email, username] } });
  const [emailSalt = '', usernameSalt = ''] = salts;
  const input = { memberId, password, email: { salt: emailSalt }, username: { salt: usernameSalt }, parameters };
  return inVault((vault) => vault.signUp(input, onStep));
}

export async function sendSignUp({ accountType, email, username }: SignUpValues, prepared: SignUpBody, proof: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await visitorClient.call(accounts.signUp, {
    body: { ...prepared, email, username, accountType, timeZone, agreement: true, age: true, proof },
  });
}
