import { verificationChanged } from '@subrosa/contract/socket-names';
import type { QueryClient } from '@tanstack/react-query';
import { onEvent } from '../../shared/realtime/events.ts';
import { onSubscribe } from '../../shared/realtime/socket.ts';
import { accountQuery } from '../../shared/session/own-account.ts';
import { VERIFICATION } from './api/query-keys.ts';

/** Staff have decided: the page, the bars and one's own profile say so without a reload. */
export function followVerification(queryClient: QueryClient): void {
  onEvent(verificationChanged, () => {
    void queryClient.invalidateQueries({ queryKey: VERIFICATION });
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: ['profiles'] });
  });

  // What was decided while nobody listened.
  onSubscribe(() => void queryClient.invalidateQueries({ queryKey: [...VERIFICATION, 'own'] }));
}
