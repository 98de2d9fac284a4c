import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { QueryOf, ReplyOf } from '@subrosa/contract/route';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { findAccess, type Access } from './queries/access.ts';
import { findEntries, findPinned, findWithFiles } from './queries/history.ts';
import { viewerOf } from './list-conversations.ts';
import { viewEntry } from './view.ts';

type Calls = typeof conversationsRoutes;

/** Returns the caller’s access to a conversation, or throws 404. */
export async function requireAccess(db: Db | Tx, caller: Caller, conversationId: string): Promise<Access> {
  const access = mayBrowse(caller) ? await findAccess(db, caller.memberId, conversationId) : null;
  if (!access) throw new ApiError('resource.notFound');
  return access;
}

/** Like `requireAccess`, but excludes former members of a group, who can only read. */
export async function requireParticipation(db: Db | Tx, caller: Caller, conversationId: string): Promise<Access> {
  const access = await requireAccess(db, caller, conversationId);
  if (access.left) throw new ApiError('resource.notFound');
  return access;
}

/** Returns a page of messages, ascending; without ciphertext if the caller may not read. */
export async function listMessages(
  db: Db,
  { caller, id, query }: { caller: Caller; id: string; query: QueryOf<Calls['listMessages']> },
  platform: ApiPlatform,
): Promise<ReplyOf<Calls['listMessages']>> {
  const { newest, kind } = await requireAccess(db, caller, id);
  const { before, after, limit } = query;
  const forward = after !== undefined && before === undefined;
  const position = forward
    ? ({ direction: 'after', sequence: after } as const)
    : ({ direction: 'before', sequence: before ?? Number.MAX_SAFE_INTEGER } as const);
  const rows = await findEntries(db, { id, isGroup: kind === 'group' }, viewerOf(caller, platform), { ...position, need: limit + 1 });
  const page = rows.slice(0, limit).map(viewEntry);
  const entries = forward ? page : page.toReversed();
  return { entries, newest: Math.max(newest, entries.at(-1)?.sequence ?? 0), more: rows.length > limit };
}

/** Returns the newest messages with files before a sequence, ascending. */
export async function listAttachments(
  db: Db,
  { caller, id, query }: { caller: Caller; id: string; query: QueryOf<Calls['listAttachments']> },
  platform: ApiPlatform,
): Promise<ReplyOf<Calls['listAttachments']>> {
  const { newest, kind } = await requireAccess(db, caller, id);
  const limit = conversationLimits.history;
  const position = { sequence: query.before ?? Number.MAX_SAFE_INTEGER, need: limit + 1 };
  const rows = await findWithFiles(db, { id, isGroup: kind === 'group' }, viewerOf(caller, platform), position);
  return { entries: rows.slice(0, limit).map(viewEntry).toReversed(), newest, more: rows.length > limit };
}

export async function listPinned(
  db: Db,
  { caller, id }: { caller: Caller; id: string },
  platform: ApiPlatform,
): Promise<ReplyOf<Calls['listPinned']>> {
  const { kind } = await requireAccess(db, caller, id);
  return (await findPinned(db, { id, isGroup: kind === 'group' }, viewerOf(caller, platform))).map(viewEntry);
}
