import type { ConversationView } from '@subrosa/contract/conversations/schemas';

export type Participant = ConversationView['members'][number];

/** Whom one talks to; the conversation of two has one other, a group has none. */
export const peerOf = ({ kind, members }: ConversationView, ownId: string | undefined): Participant | undefined =>
  kind === 'group' ? undefined : members.find(({ id }) => id !== ownId);

const names = new Map<string, string>();

/** Who is in a conversation, kept in mind: a history names also who has left since. */
export function rememberNames(members: readonly Pick<Participant, 'id' | 'username'>[]): void {
  for (const { id, username } of members) if (username !== null) names.set(id, username);
}

export const rememberedName = (memberId: string): string | undefined => names.get(memberId);

export function clearNames(): void {
  names.clear();
}
