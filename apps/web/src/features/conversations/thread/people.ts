import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import type { TimelineEntry } from './entries.ts';

export type Participant = ConversationView['members'][number];

/** The other member of a conversation of two; undefined for a group. */
export const peerOf = ({ kind, members }: ConversationView, ownId: string | undefined): Participant | undefined =>
  kind === 'group' ? undefined : members.find(({ id }) => id !== ownId);

/** Whether these entries contain a message that this member wrote. An automatic reply and an event of a group name them too. */
export const hasWritten = (entries: readonly Pick<TimelineEntry, 'kind' | 'senderId'>[], memberId: string): boolean =>
  entries.some(({ kind, senderId }) => kind === 'text' && senderId === memberId);

const names = new Map<string, string>();

/** Remembers the names of members, because the history of a group also names former members. */
export function rememberNames(members: readonly Pick<Participant, 'id' | 'username'>[]): void {
  for (const { id, username } of members) if (username !== null) names.set(id, username);
}

export const rememberedName = (memberId: string): string | undefined => names.get(memberId);

export function clearNames(): void {
  names.clear();
}
