import { useLingui } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/parts';
import { useCallback } from 'react';
import { notedName } from '../../conversations/index.ts';

/** How members of a conversation are called, also those who have left a group; who is gone or blocked has no name. */
export function useNameOf(
  { members, group }: Pick<ConversationView, 'members' | 'group'>,
  ownId: string | undefined,
): (memberId: string) => string {
  const { t } = useLingui();
  return useCallback(
    (memberId: string) => {
      if (memberId === ownId) return t`You`;
      const named = [...members, ...(group?.former ?? [])].find(({ id }) => id === memberId);
      return (named ? named.username : notedName(memberId)) ?? t`Former member`;
    },
    [members, group, ownId, t],
  );
}
