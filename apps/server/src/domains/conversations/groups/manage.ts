import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type Access, lockGroup } from '../queries/access.ts';

/** A group that the caller is in, locked: what changes it happens one after the other. */
export async function lockOwnGroup(tx: Tx, caller: Caller, groupId: string): Promise<Access> {
  const access = mayBrowse(caller) ? await lockGroup(tx, caller.memberId, groupId) : null;
  if (!access || access.left) throw new ApiError('resource.notFound');
  return access;
}

/** The same, for who runs it. */
export async function manage(tx: Tx, caller: Caller, groupId: string): Promise<Access> {
  const access = await lockOwnGroup(tx, caller, groupId);
  if (!access.admin) throw new ApiError('conversations.adminsOnly');
  return access;
}
