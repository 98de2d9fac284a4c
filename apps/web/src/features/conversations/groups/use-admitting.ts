import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useVault } from '../../../shared/vault/vault.ts';

/** Members who accepted while no admin was online are admitted when an admin opens the group, unless that admin hides their presence. */
export function useAdmitting(conversation: ConversationView): void {
  const queryClient = useQueryClient();
  const isOpen = useVault(({ state }) => state === 'open');
  const { group } = conversation;
  const joiningIds = isOpen && group?.can.manage ? group.joining.map(({ id }) => id).join() : '';
  useEffect(() => {
    if (joiningIds === '') return;
    // A failure is retried on the next visit, and the key notices show it if keys are the cause.
    void import('./admit.ts')
      .then(({ admitAutomatically: admitByItself }) => admitByItself(queryClient, conversation))
      .catch(() => undefined);
    // Runs again when other members are joining, not whenever the conversation changes.
  }, [queryClient, joiningIds]);
}
