import type { GroupEvent } from '@subrosa/rules/conversations/groups';
import type { Tx } from '../../../platform/db/database.ts';
import type { Speaker } from '../../../platform/realtime/speaker.ts';
import { say } from '../live.ts';
import { addNote } from '../store/messages.ts';

interface Happened {
  groupId: string;
  newest: number;
  epoch: number;
  makerId: string;
  at: Date;
  told: readonly string[];
  changes: readonly { what: GroupEvent; memberIds: string[] }[];
}

/** What happened to a group stands among what was said, each in the next place. To be called with the group locked. */
export async function tellEvents(
  tx: Tx,
  { groupId, newest, epoch, makerId, at, told, changes }: Happened,
  live: Speaker,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    const placed = { sequence: newest + index + 1, senderId: makerId };
    const id = await addNote(tx, { conversationId: groupId, ...placed, sentAt: at, epoch, kind: 'event', note: change });
    const entry = { kind: 'event', id, ...placed, sentAt: at.toISOString(), ...change } as const;
    afterCommit(() => say(live, told, { kind: 'entry', conversationId: groupId, entry }));
  }
}
