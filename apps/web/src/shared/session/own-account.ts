import type { AccountView } from '@subrosa/contract/accounts/own';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useSession, type SessionAccount } from './session.ts';

/** The member's own account. Every response updates the account in the bars. */
export const accountQuery = queryOptions({
  queryKey: ['accounts', 'account'],
  queryFn: async ({ signal }) => {
    const account = await client.call(accounts.getAccount, { signal });
    useSession.getState().start(sessionAccountOf(account));
    return account;
  },
});

export function sessionAccountOf(account: AccountView): SessionAccount {
  const { id, username, email, accountType, premium, verified, phoneVerified, staffRole } = account;
  const state = account.state === 'active' ? 'active' : 'pending';
  return { id, username, email, accountType, state, premium, verified, phoneVerified, staffRole };
}
