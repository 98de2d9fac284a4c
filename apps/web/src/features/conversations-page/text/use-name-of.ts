import { useLingui } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useCallback, useMemo } from 'react';
import { rememberedName } from '../../conversations/index.ts';

/** Returns the names of a conversation's members, including former members of a group; deleted and blocked members have no name. */
export function useNameOf(
  { members, group }: Pick<ConversationView, 'members' | 'group'>,
  ownId: string | undefined,
): (memberId: string) => string {
  const { t } = useLingui();
  // Keyed by the names instead of the list, which changes with every read message.
  const names = JSON.stringify([...members, ...(group?.former ?? [])].map(({ id, username }) => [id, username]));
  const named = useMemo(() => new Map(JSON.parse(names) as [id: string, username: string | null][]), [names]);
  return useCallback(
    (memberId: string) => {
      if (memberId === ownId) return t`You`;
      return (named.has(memberId) ? named.get(memberId) : rememberedName(memberId)) ?? t`Former member`;
    },
    [named, ownId, t],
  );
}
