import type { EpochRecord, UnsignedEpoch } from './epoch.ts';

type MemberList = Pick<UnsignedEpoch, 'members' | 'admins' | 'creatorId'>;

/** Lists are sorted without duplicates, admins are members, and a record without admins has two members. */
export function isWellFormed(record: MemberList): boolean {
  const ids = idsOf(record);
  const direct = record.admins.length === 0;
  return inOrder(ids) && inOrder(record.admins) && record.admins.every((admin) => ids.includes(admin)) && (!direct || ids.length === 2);
}

/** Whether a member may see this as their first epoch: created by one of two members, or by an admin. */
export function mayInvite(record: MemberList): boolean {
  if (record.admins.length === 0) return idsOf(record).includes(record.creatorId);
  return record.admins.includes(record.creatorId);
}

/** Admins change the members; all members may renew the key, and leave a group. */
export function mayFollow(previous: EpochRecord, next: MemberList): boolean {
  const before = idsOf(previous);
  if (!before.includes(next.creatorId)) return false;
  if (previous.admins.includes(next.creatorId)) return next.admins.length > 0;
  const after = idsOf(next);
  const left = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  const stays = previous.admins.filter((admin) => !left.includes(admin));
  if (added.length > 0 || !sameList(stays, next.admins)) return false;
  const isGroup = previous.admins.length > 0;
  return left.length === 0 || (isGroup && left.length === 1 && left[0] === next.creatorId);
}

export function idsOf({ members }: Pick<MemberList, 'members'>): string[] {
  return members.map(({ memberId }) => memberId);
}

function inOrder(ids: readonly string[]): boolean {
  return ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id);
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
