import type { ConversationView } from '@subrosa/contract/conversations/schemas';

export type SentState = 'sent' | 'delivered' | 'read';

type Receipts = Pick<ConversationView['members'][number], 'readUpTo' | 'undecrypted'>;

/** The delivery state of the member's own message: that of the member who is furthest behind. New group members have not received it. */
export function sentState({ members }: Pick<ConversationView, 'members'>, ownId: string | undefined, sequence: number): SentState {
  const others = members.filter(({ id, joinedAfter }) => id !== ownId && joinedAfter < sequence);
  if (others.length > 0 && others.every((other) => hasRead(other, sequence))) return 'read';
  return others.length > 0 && others.every(({ deliveredUpTo }) => deliveredUpTo !== null && deliveredUpTo >= sequence)
    ? 'delivered'
    : 'sent';
}

/** What a browser could not decrypt was not read. */
function hasRead({ readUpTo, undecrypted }: Receipts, sequence: number): boolean {
  return readUpTo !== null && readUpTo >= sequence && !undecrypted.some(({ from, to }) => from <= sequence && sequence <= to);
}
