import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { AccountView } from '@subrosa/contract/accounts/own';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { createCredential, type Proof } from '../../accounts/index.ts';

export type Account = AccountView;

export async function changeUsername(proof: Proof, username: string): Promise<void> {
  const credential = await createCredential(proof, 'username', username);
  const body = { username, password: proof.password, credential };
  await client.call(accounts.changeUsername, { params: { id: proof.member.id }, body });
}

export async function requestEmailChange(proof: Proof, email: string): Promise<void> {
  const credential = await createCredential(proof, 'email', email);
  const body = { email, password: proof.password, credential };
  await client.call(accounts.changeEmail, { params: { id: proof.member.id }, body });
}

/** After a change: refetches the account for the page and the bars. */
export function useAccountChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
}
