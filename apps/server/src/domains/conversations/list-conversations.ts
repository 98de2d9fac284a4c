import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import type { QueryOf, ReplyOf } from '@subrosa/contract/route';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { mayRead } from '@subrosa/rules/conversations/rights';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { PageRange } from '../../platform/http/list-cursor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { entitlementSettings } from '../subscriptions/index.ts';
import { listPagesOf } from './pages.ts';
import { findSelf, findView, findViews, type ViewRow } from './queries/views.ts';
import { listGroupDetails } from './groups/list-group-details.ts';
import { viewConversation } from './view.ts';

type Calls = typeof conversationsRoutes;

export const viewerOf = (caller: Caller, { config }: ApiPlatform) => ({
  memberId: caller.memberId,
  mayRead: mayRead(caller, entitlementSettings(config)),
});

async function view(db: Db | Tx, caller: Caller, rows: readonly ViewRow[], { config, delivery }: ApiPlatform): Promise<ConversationView[]> {
  const self = rows.length === 0 ? null : await findSelf(db, caller.memberId);
  const settings = entitlementSettings(config);
  if (!self) return [];
  const viewer = { caller, self, settings, delivery };
  const groups = await listGroupDetails(
    db,
    caller,
    rows.filter(({ kind }) => kind === 'group'),
    { self, delivery },
  );
  return rows.map((row) => viewConversation(row, viewer, groups.get(row.id) ?? null));
}

/** Throws the same 404 for non-members, across a block and when the other member is not active. */
export async function getConversation(db: Db | Tx, caller: Caller, id: string, platform: ApiPlatform): Promise<ConversationView> {
  const row = mayBrowse(caller) ? await findView(db, viewerOf(caller, platform), id) : null;
  const [found] = row ? await view(db, caller, [row], platform) : [];
  if (!found) throw new ApiError('resource.notFound');
  return found;
}

interface ConversationsQuery<Call extends keyof Calls> {
  caller: Caller;
  query: QueryOf<Calls[Call]>;
}

export async function listConversations(
  db: Db,
  { caller, query }: ConversationsQuery<'listConversations'>,
  platform: ApiPlatform,
): Promise<ReplyOf<Calls['listConversations']>> {
  const { archived, search = null, pinned, only } = query;
  const pages = listPagesOf(platform.config);
  const bound = JSON.stringify([caller.memberId, archived, search, pinned ?? null, only ?? null]);
  const wanted = pages.open(query, bound);
  if (!wanted || !mayBrowse(caller)) return { conversations: [], after: null };
  const found = await findViews(db, viewerOf(caller, platform), { archived, search, pinned, only }, wanted);
  const { rows, after } = pages.close(found, query, bound);
  return { conversations: await view(db, caller, rows, platform), after };
}

/** Lists conversations in the format of the specification: from an offset, with a selected one first. */
export async function listUserConversations(
  db: Db,
  { caller, query }: ConversationsQuery<'listUserConversations'>,
  platform: ApiPlatform,
): Promise<ReplyOf<Calls['listUserConversations']>> {
  const { limit, skip, search = null, selected } = query;
  if (!mayBrowse(caller) || skip >= conversationLimits.rows) return [];
  const viewer = viewerOf(caller, platform);
  const wanted: PageRange = { after: null, offset: skip, need: limit };
  const rows = await findViews(db, viewer, { archived: false, search }, wanted);
  const chosen = selected === undefined ? null : await findView(db, viewer, selected);
  const ordered = chosen ? [chosen, ...rows.filter(({ id }) => id !== chosen.id)].slice(0, limit) : rows;
  const views = await view(db, caller, ordered, platform);
  // Only browsers can decrypt messages.
  return views.map((one) => ({ ...one, message_text: one.last?.kind === 'auto' ? one.last.text : null }));
}
