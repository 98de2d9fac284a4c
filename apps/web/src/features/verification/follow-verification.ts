import { verificationChanged } from '@subrosa/contract/socket-names';
import type { QueryClient } from '@tanstack/react-query';
import { onEvent } from '../../shared/realtime/events.ts';
import { onSubscribe } from '../../shared/realtime/socket.ts';
import { accountQuery } from '../../shared/session/own-account.ts';
import { VERIFICATION } from './api/query-keys.ts';

/** After a decision of staff, updates the page, the bars and the member's profile without a reload. */
export function followVerification(queryClient: QueryClient): void {
  onEvent(verificationChanged, () => {
    void queryClient.invalidateQueries({ queryKey: VERIFICATION });
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: ['profiles'] });
  });

  // Refetches decisions made without a connection.
  onSubscribe(() => void queryClient.invalidateQueries({ queryKey: [...VERIFICATION, 'own'] }));
}
