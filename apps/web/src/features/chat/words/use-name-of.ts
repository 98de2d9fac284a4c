import { useLingui } from '@lingui/react/macro';
import type { ConversationView } from '@subrosa/contract/conversations/parts';
import { useCallback } from 'react';
import { notedName } from '../../conversations/index.ts';

/** How members of a conversation are called; who left a group is not told any more. */
export function useNameOf({ members }: Pick<ConversationView, 'members'>, ownId: string | undefined): (memberId: string) => string {
  const { t } = useLingui();
  return useCallback(
    (memberId: string) => {
      if (memberId === ownId) return t`You`;
      const member = members.find(({ id }) => id === memberId);
      return (member ? member.username : notedName(memberId)) ?? t`Former member`;
    },
    [members, ownId, t],
  );
}
