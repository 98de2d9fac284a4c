import { conversationsEvent } from '@subrosa/contract/conversations/live';
import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import type { z } from 'zod';
import type { MemberPublisher } from '../../platform/realtime/member-publisher.ts';

type ConversationUpdate = z.input<(typeof conversationsEvent)['payload']>;

/** Call it after the commit. Updates may be lost and are never the only copy of data. */
export function publishToMembers(live: MemberPublisher, memberIds: readonly string[], update: ConversationUpdate): void {
  for (const memberId of memberIds) live.toMember(memberId, conversationsEvent, update);
}

/** The entry for a member who may not read: sender and time, without content. */
export function withheld({ sequence, sentAt, senderId, id }: ConversationEntry): ConversationEntry {
  return { kind: 'locked', sequence, sentAt, senderId, id };
}
