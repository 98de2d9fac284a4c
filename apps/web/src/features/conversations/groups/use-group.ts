import { useLingui } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useQuery } from '@tanstack/react-query';
import { groupKey } from '../api/query-keys.ts';
import { peerOf } from '../thread/people.ts';
import { useVault } from '../../../shared/vault/vault.ts';
import { openGroup, type CachedGroup } from './open-group.ts';

/** The decrypted name and picture of a group. */
export function useGroup({ id, group }: Pick<ConversationView, 'id' | 'group'>): CachedGroup | undefined {
  const isOpen = useVault(({ state }) => state === 'open');
  const state = group?.state ?? null;
  const { data } = useQuery({
    queryKey: groupKey(id, state?.id ?? ''),
    queryFn: () => (state ? openGroup(id, state) : null),
    enabled: isOpen && state !== null,
    // Every new epoch encrypts the same name again.
    placeholderData: (before) => before,
    staleTime: Infinity,
    retry: false,
  });
  return data ?? undefined;
}

/** The title of a conversation: the other member or the group. */
export function useConversationName(conversation: ConversationView, ownId: string | undefined): string {
  const { t } = useLingui();
  const group = useGroup(conversation);
  if (conversation.kind === 'group') return group?.name ?? t`Group`;
  return peerOf(conversation, ownId)?.username ?? '';
}
