import { useLingui } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useQuery } from '@tanstack/react-query';
import { groupKey } from '../api/query-keys.ts';
import { peerOf } from '../thread/people.ts';
import { useVault } from '../vault/vault.ts';
import { openGroup, type CachedGroup } from './open-group.ts';

/** Name and picture of a group, once they are opened. */
export function useGroup({ id, group }: Pick<ConversationView, 'id' | 'group'>): CachedGroup | undefined {
  const isOpen = useVault(({ state }) => state === 'open');
  const state = group?.state ?? null;
  const { data } = useQuery({
    queryKey: groupKey(id, state?.id ?? ''),
    queryFn: () => (state ? openGroup(id, state) : null),
    enabled: isOpen && state !== null,
    // Every new key seals the same name anew.
    placeholderData: (before) => before,
    staleTime: Infinity,
    retry: false,
  });
  return data ?? undefined;
}

/** What a conversation is called: its other member, or its group. */
export function useConversationName(conversation: ConversationView, ownId: string | undefined): string {
  const { t } = useLingui();
  const group = useGroup(conversation);
  if (conversation.kind === 'group') return group?.name ?? t`Group`;
  return peerOf(conversation, ownId)?.username ?? '';
}
