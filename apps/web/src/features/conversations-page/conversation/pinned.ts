import { conversations } from '@subrosa/contract/endpoints/conversations';
import { useQuery } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { openEntries, pinnedKey, useVault } from '../../conversations/index.ts';
import { useConversation } from './conversation-context.ts';

/** The decrypted pinned messages of the conversation. */
export function usePinned() {
  const { conversation } = useConversation();
  const { id, pins } = conversation;
  const isOpen = useVault(({ state }) => state === 'open');
  return useQuery({
    queryKey: [...pinnedKey(id), pins.map((pin) => pin.id).join()],
    queryFn: async ({ signal }) => openEntries(id, await silentClient.call(conversations.listPinned, { params: { id }, signal })),
    enabled: isOpen && pins.length > 0,
  });
}
