import type { ConversationView } from '@subrosa/contract/conversations/schemas';

export type SentState = 'sent' | 'delivered' | 'read';

/** The delivery state of the member's own message: that of the member who is furthest behind. */
export function sentState({ members }: Pick<ConversationView, 'members'>, ownId: string | undefined, sequence: number): SentState {
  const others = members.filter(({ id }) => id !== ownId);
  if (others.length > 0 && others.every(({ readUpTo }) => readUpTo !== null && readUpTo >= sequence)) return 'read';
  return others.length > 0 && others.every(({ deliveredUpTo }) => deliveredUpTo !== null && deliveredUpTo >= sequence)
    ? 'delivered'
    : 'sent';
}
