import { notificationsRoutes } from '@subrosa/contract/notifications';
import type { Db, Tx } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { memberOf } from '../../platform/http/caller.ts';
import { respond, endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { markAllRead, markRead, removeNotification, removeNotifications } from './commands/mark-read.ts';
import { savePreferences } from './commands/save-preferences.ts';
import { liveHandlers } from './live.ts';
import { pushHandlers } from './delivery/routes.ts';
import { policy } from './policy.ts';
import { countUnreadChats } from './queries/chat.ts';
import { findPreferences } from './queries/preferences.ts';
import { getUnreadState } from './queries/unread-state.ts';
import { listNotifications } from './list-notifications.ts';

const countsOf = async (db: Db | Tx, memberId: string) => ({
  unread: (await getUnreadState(db, memberId)).unread,
  chat: await countUnreadChats(db, memberId),
});

export const routes = endpoints(notificationsRoutes, policy, {
  ...liveHandlers,
  ...pushHandlers,

  listNotifications: ({ db, caller, query, locale }, platform) =>
    listNotifications(db, { caller: memberOf(caller), query, locale }, platform),

  countUnread: ({ db, caller }) => countsOf(db, memberOf(caller).memberId),

  // A prefetching browser has not displayed anything yet, so it must not mark anything as read.
  markReadAlias: async ({ db, caller, params, prefetch }, platform) => {
    const { memberId } = memberOf(caller);
    if (!prefetch) await transaction(db, (tx) => markRead(tx, memberId, params.id, platform));
    return countsOf(db, memberId);
  },

  markRead: async ({ tx, caller, params }, platform) => {
    const { memberId } = memberOf(caller);
    await markRead(tx, memberId, params.id, platform);
    return countsOf(tx, memberId);
  },

  markAllReadAlias: async ({ db, caller, query, prefetch }) => {
    const { memberId } = memberOf(caller);
    if (!prefetch) await transaction(db, (tx) => markAllRead(tx, memberId, query.upTo ?? null));
    return countsOf(db, memberId);
  },

  markAllRead: async ({ tx, caller, body }) => {
    const { memberId } = memberOf(caller);
    await markAllRead(tx, memberId, body.upTo ?? null);
    return countsOf(tx, memberId);
  },

  removeNotification: async ({ tx, caller, params }) => {
    const { memberId } = memberOf(caller);
    await removeNotification(tx, memberId, params.id);
    return countsOf(tx, memberId);
  },

  removeNotifications: async ({ tx, caller, query }) => {
    const { memberId } = memberOf(caller);
    await removeNotifications(tx, memberId, query.upTo ?? null);
    return countsOf(tx, memberId);
  },

  getPreferences: async ({ db, caller }) => {
    const chosen = await findPreferences(db, memberOf(caller).memberId);
    if (!chosen) throw new ApiError('resource.notFound');
    return respond(chosen, { version: chosen.version });
  },

  savePreferences: async ({ tx, caller, body, version }) => {
    const saved = await savePreferences(tx, { memberId: memberOf(caller).memberId, change: body, version: version ?? 0 });
    return respond(saved, { version: saved.version });
  },
});
