import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { useVault } from '../../../shared/vault/vault.ts';
import { sendWaiting } from './send-waiting.ts';

/** While the chat is open: shows what this browser has stored, also without a connection. */
export function useOutbox(): void {
  const queryClient = useQueryClient();
  const ownId = useSession((session) => session.account?.id);
  const isOpen = useVault(({ state }) => state === 'open');

  useEffect(() => {
    if (ownId && isOpen) void sendWaiting(queryClient, ownId).catch(() => undefined);
  }, [queryClient, ownId, isOpen]);
}
