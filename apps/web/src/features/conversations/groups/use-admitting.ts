import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useVault } from '../vault/vault.ts';

/** Who accepted while no admin was here is let in as soon as one sees the group, unless that one hides their presence. */
export function useAdmitting(conversation: ConversationView): void {
  const queryClient = useQueryClient();
  const isOpen = useVault(({ state }) => state === 'open');
  const { group } = conversation;
  const joiningIds = isOpen && group?.can.manage ? group.joining.map(({ id }) => id).join() : '';
  useEffect(() => {
    if (joiningIds === '') return;
    // What fails is tried again with the next look, and is said by the notice about keys where those are to blame.
    void import('./admit.ts')
      .then(({ admitAutomatically: admitByItself }) => admitByItself(queryClient, conversation))
      .catch(() => undefined);
    // Runs again when other members wait, not whenever the conversation changes.
  }, [queryClient, joiningIds]);
}
