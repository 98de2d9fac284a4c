import { accounts } from '@subrosa/contract/endpoints/accounts';
import { subscriptionChanged } from '@subrosa/contract/socket-names';
import type { QueryClient } from '@tanstack/react-query';
import { silentClient } from '../../shared/api/client.ts';
import { onEvent } from '../../shared/realtime/events.ts';
import { onSubscribe } from '../../shared/realtime/socket.ts';
import { accountQuery, sessionAccountOf } from '../../shared/session/own-account.ts';
import { isSignedIn, useSession } from '../../shared/session/session.ts';
import { OWN_PLAN } from './api/query-keys.ts';

const MINUTE_MS = 60_000;

/** Keeps the bars and all pages current with the member's plan, without a reload. */
export function followSubscription(queryClient: QueryClient): void {
  let fetchedAt = Date.now();

  /** Refetches the account; returns whether it has changed. */
  async function readAccount(): Promise<boolean> {
    fetchedAt = Date.now();
    const account = await silentClient.call(accounts.getAccount);
    const { status, account: before, start } = useSession.getState();
    if (!isSignedIn(status) || before?.id !== account.id) return false;
    queryClient.setQueryData(accountQuery.queryKey, account);
    start(sessionAccountOf(account));
    return before.premium !== account.premium;
  }

  const invalidateAll = () => queryClient.invalidateQueries({ predicate: ({ queryKey: [domain] }) => domain !== 'reference' });

  onEvent(subscriptionChanged, () => {
    void readAccount()
      .catch(() => undefined)
      .then(invalidateAll);
  });

  // Refetches what may have changed without a connection, including the time between the page's first request and the connection.
  onSubscribe(() => {
    void queryClient.invalidateQueries({ queryKey: OWN_PLAN });
    if (Date.now() - fetchedAt < MINUTE_MS) return;
    readAccount()
      .then((isChanged) => (isChanged ? invalidateAll() : undefined))
      .catch(() => undefined);
  });
}
