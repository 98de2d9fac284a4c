import type { connectionsRoutes } from '@subrosa/contract/connections';
import type { QueryOf, ReplyOf } from '@subrosa/contract/route';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { pagesOf } from './pages.ts';
import { findBlocked } from './queries/blocks.ts';
import { viewBlocked } from './view.ts';

type Call = (typeof connectionsRoutes)['listBlocked'];

/** The caller's own blocks. */
export async function listBlockedMembers(
  db: Db,
  { caller, query }: { caller: Caller; query: QueryOf<Call> },
  { config }: ApiPlatform,
): Promise<ReplyOf<Call>> {
  const pages = pagesOf(config, 'blocked');
  const page = pages.open(query, caller.memberId);
  if (!page || !mayBrowse(caller)) return { users: [], after: null };
  const { rows, after } = pages.close(await findBlocked(db, caller.memberId, page), query, caller.memberId);
  return { users: rows.map(viewBlocked), after };
}
