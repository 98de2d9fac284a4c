import { connectionLimits, shownCount } from '@subrosa/rules/connections/limits';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { meet, seenOf } from './meet.ts';
import { findConnections } from './queries/lists.ts';
import { everybody } from './read-lists.ts';

/** Whose connections the caller may see: their own, and of who shows them. Of everybody else they are missing. */
export async function seeConnections(db: Db, caller: Caller, ownerId: string): Promise<void> {
  const meeting = await meet(db, caller, ownerId);
  if (!seenOf(caller, meeting).fields.connections) throw new ApiError('page.missing');
}

/** Newest first. */
export async function listConnectedIds(db: Db, caller: Caller, ownerId: string): Promise<string[]> {
  await seeConnections(db, caller, ownerId);
  const wanted = { ownerId, viewerId: caller.memberId, premium: caller.premium, states: ['connected'], ...everybody } as const;
  const rows = await findConnections(db, wanted, { after: null, offset: 0, need: connectionLimits.ids });
  return rows.map(({ id }) => id);
}

export async function countConnections(db: Db, caller: Caller, ownerId: string): Promise<number> {
  const { length } = await listConnectedIds(db, caller, ownerId);
  return ownerId === caller.memberId ? length : shownCount(length);
}
