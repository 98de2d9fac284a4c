import { conversationsEvent } from '@subrosa/contract/conversations/live';
import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import type { z } from 'zod';
import type { MemberPublisher } from '../../platform/realtime/member-publisher.ts';

type ConversationUpdate = z.input<(typeof conversationsEvent)['payload']>;

/** To be called once it is true for everybody: after the commit. A hint, never the only copy. */
export function publishToMembers(live: MemberPublisher, memberIds: readonly string[], update: ConversationUpdate): void {
  for (const memberId of memberIds) live.toMember(memberId, conversationsEvent, update);
}

/** What the stream carries to a reader who may not read: that somebody wrote, and when. */
export function withheld({ sequence, sentAt, senderId, id }: ConversationEntry): ConversationEntry {
  return { kind: 'locked', sequence, sentAt, senderId, id };
}
