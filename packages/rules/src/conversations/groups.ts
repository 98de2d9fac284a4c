import { conversationLimits } from './limits.ts';

/** Events in the history of a group, besides messages. */
export const groupEvents = ['created', 'described', 'added', 'removed', 'left', 'promoted', 'demoted'] as const;

export type GroupEvent = (typeof groupEvents)[number];

interface People {
  members: readonly string[];
  admins: readonly string[];
}

/** Returns the events that lead from one list of members to the next, in display order. */
export function groupChanges(before: People | null, next: People, makerId: string): { what: GroupEvent; memberIds: string[] }[] {
  if (!before) return [{ what: 'created', memberIds: [] }];
  const left = before.members.filter((id) => !next.members.includes(id));
  const stays = (id: string) => before.members.includes(id) && next.members.includes(id);
  const changes: { what: GroupEvent; memberIds: string[] }[] = [
    { what: 'left', memberIds: left.filter((id) => id === makerId) },
    { what: 'removed', memberIds: left.filter((id) => id !== makerId) },
    { what: 'added', memberIds: next.members.filter((id) => !before.members.includes(id)) },
    { what: 'promoted', memberIds: next.admins.filter((id) => stays(id) && !before.admins.includes(id)) },
    { what: 'demoted', memberIds: before.admins.filter((id) => stays(id) && !next.admins.includes(id)) },
  ];
  return changes.filter(({ memberIds }) => memberIds.length > 0);
}

/** Whether another member may join; accepted invitations count as members. */
export function hasCapacity({ members, joining }: { members: number; joining: number }): boolean {
  return members + joining < conversationLimits.members;
}
