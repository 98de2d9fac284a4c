import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inVault, refreshKeys, savePins } from '../../conversations/index.ts';
import { useConversation } from '../conversation/conversation-context.ts';

/** The safety number of a member, and the viewer's decision about exactly the digits that were displayed. */
export function useComparison(memberId: string, { opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { conversation, thread } = useConversation();
  const conversationId = conversation.id;
  const contact = thread.keys?.contacts.find((one) => one.memberId === memberId);
  const [hasChanged, setChanged] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['conversations', 'safety', conversationId, memberId, contact?.identityKey],
    queryFn: () => inVault((vault) => vault.safetyNumber({ conversationId, memberId })),
    enabled: opened && memberId !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  async function handleMark(compared: boolean) {
    if (!data) return;
    const { identityKey } = data;
    try {
      await inVault((vault) => vault.markCompared({ conversationId, memberId, identityKey, compared }));
    } catch (problem) {
      if (!(problem instanceof ConversationError) || problem.reason !== 'identityChanged') throw problem;
      // The displayed digits are no longer those of the contact.
      setChanged(true);
      await refreshKeys(conversationId, true);
      await refetch();
      return;
    }
    savePins();
    await refreshKeys(conversationId, true);
    onClose();
  }

  return { contact, digits: data?.groups, error, refetch, hasChanged, handleMark };
}
