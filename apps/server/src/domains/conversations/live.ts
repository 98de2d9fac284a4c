import { conversationsEvent } from '@subrosa/contract/conversations/live';
import type { ConversationEntry } from '@subrosa/contract/conversations/parts';
import type { z } from 'zod';
import type { Speaker } from '../../platform/realtime/speaker.ts';

type Said = z.input<(typeof conversationsEvent)['payload']>;

/** To be called once it is true for everybody: after the commit. A hint, never the only copy. */
export function say(live: Speaker, memberIds: readonly string[], said: Said): void {
  for (const memberId of memberIds) live.toMember(memberId, conversationsEvent, said);
}

/** What the stream carries to a reader who may not read: that somebody wrote, and when. */
export function withheld({ sequence, sentAt, senderId, id }: ConversationEntry): ConversationEntry {
  return { kind: 'locked', sequence, sentAt, senderId, id };
}
