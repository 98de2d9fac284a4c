import type { GroupEvent } from '@subrosa/rules/conversations/groups';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberPublisher } from '../../../platform/realtime/member-publisher.ts';
import { publishToMembers } from '../publish.ts';
import { addSystemMessage } from '../store/messages.ts';

interface GroupEventsInput {
  groupId: string;
  newest: number;
  epoch: number;
  makerId: string;
  at: Date;
  recipientIds: readonly string[];
  changes: readonly { what: GroupEvent; memberIds: string[] }[];
}

/** Adds group changes to the history, each with the next sequence. The group must be locked. */
export async function appendGroupEvents(
  tx: Tx,
  { groupId, newest, epoch, makerId, at, recipientIds, changes }: GroupEventsInput,
  live: MemberPublisher,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    const placed = { sequence: newest + index + 1, senderId: makerId };
    const id = await addSystemMessage(tx, { conversationId: groupId, ...placed, sentAt: at, epoch, kind: 'event', content: change });
    const entry = { kind: 'event', id, ...placed, sentAt: at.toISOString(), ...change } as const;
    afterCommit(() => publishToMembers(live, recipientIds, { kind: 'entry', conversationId: groupId, entry }));
  }
}
