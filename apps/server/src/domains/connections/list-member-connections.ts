import { connectionLimits, shownCount } from '@subrosa/rules/connections/limits';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { getVisibleMember, visiblePartsFor } from './get-visible-member.ts';
import { findConnections } from './queries/lists.ts';
import { unfiltered } from './list-connections.ts';

/** Allows the caller's own connections and those of members who show them. All others get 404. */
export async function assertMayViewConnections(db: Db, caller: Caller, ownerId: string): Promise<void> {
  const member = await getVisibleMember(db, caller, ownerId);
  if (!visiblePartsFor(caller, member).fields.connections) throw new ApiError('resource.notFound');
}

/** Newest first. */
export async function listConnectedIds(db: Db, caller: Caller, ownerId: string): Promise<string[]> {
  await assertMayViewConnections(db, caller, ownerId);
  const wanted = { ownerId, viewerId: caller.memberId, premium: caller.premium, states: ['connected'], ...unfiltered } as const;
  const rows = await findConnections(db, wanted, { after: null, offset: 0, need: connectionLimits.ids });
  return rows.map(({ id }) => id);
}

export async function countConnections(db: Db, caller: Caller, ownerId: string): Promise<number> {
  const { length } = await listConnectedIds(db, caller, ownerId);
  return ownerId === caller.memberId ? length : shownCount(length);
}
