import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type Access, lockGroup } from '../queries/access.ts';

/** Locks a group of which the caller is a member, so that its changes are serialized. */
export async function lockOwnGroup(tx: Tx, caller: Caller, groupId: string): Promise<Access> {
  const access = mayBrowse(caller) ? await lockGroup(tx, caller.memberId, groupId) : null;
  if (!access || access.left) throw new ApiError('resource.notFound');
  return access;
}

/** Like `lockOwnGroup`, for admins only. */
export async function manage(tx: Tx, caller: Caller, groupId: string): Promise<Access> {
  const access = await lockOwnGroup(tx, caller, groupId);
  if (!access.admin) throw new ApiError('conversations.adminsOnly');
  return access;
}
