import { conversationLimits } from './limits.ts';

/** What the history of a group tells besides what was said. */
export const groupEvents = ['created', 'described', 'added', 'removed', 'left', 'promoted', 'demoted'] as const;

export type GroupEvent = (typeof groupEvents)[number];

interface People {
  members: readonly string[];
  admins: readonly string[];
}

/** What the step from one list of people to the next says, in the order in which it is told. */
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

/** Whether somebody more may be in it: who accepted has a place already. */
export function hasCapacity({ members, joining }: { members: number; joining: number }): boolean {
  return members + joining < conversationLimits.members;
}
