import type { notificationsRoutes } from '@subrosa/contract/notifications';
import type { NotificationView } from '@subrosa/contract/notifications/schemas';
import type { QueryOf, ReplyOf } from '@subrosa/contract/route';
import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import { notificationLimits } from '@subrosa/rules/notifications/limits';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { listPages } from '../../platform/http/list-cursor.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listMemberCards } from '../explore/index.ts';
import { findCityNames, findRequestNotes, findUnansweredDepictions, findWaitingEndorsements } from './queries/facts.ts';
import { findPage, type ListedNotification } from './queries/list.ts';
import { viewNotification, type PageContext } from './view.ts';

type Call = (typeof notificationsRoutes)['listNotifications'];

interface ListQuery {
  caller: Caller;
  query: QueryOf<Call>;
  locale: Locale;
}

/** Limits how many pages without a visible notification are skipped. */
const MOST_PASSED = 5;

/** Lists the caller’s notifications, newest first, with the actors that the caller may see. */
export async function listNotifications(db: Db, input: ListQuery, platform: ApiPlatform): Promise<ReplyOf<Call>> {
  const { caller, query } = input;
  const { page, limit, category = null, unread } = query;
  const bound = `${caller.memberId} ${category ?? ''} ${unread}`;
  const pages = listPages(platform.config.DATA_ENCRYPTION_SECRET, 'notifications', notificationLimits.rows);
  const read = async (from: { page: number; after?: string | undefined }) => {
    const wanted = pages.open({ ...from, limit }, bound);
    if (!wanted || !mayBrowse(caller)) return { notifications: [], after: null, newest: 0 };
    const found = await findPage(db, caller.memberId, { category, unread }, wanted);
    const { rows, after } = pages.close(found.rows, { ...from, limit }, bound);
    return { notifications: await viewPage(db, rows, input, platform), after, newest: found.newest };
  };

  let shown = await read(query);
  for (let passed = 0; shown.notifications.length === 0 && shown.after !== null && passed < MOST_PASSED; passed += 1) {
    shown = await read({ page: 0, after: shown.after });
  }
  return { ...shown, page, limit };
}

async function viewPage(db: Db, rows: readonly ListedNotification[], input: ListQuery, platform: ApiPlatform): Promise<NotificationView[]> {
  const facts = await loadPageContext(db, rows, input, platform);
  return rows.flatMap((row) => viewNotification(row, facts) ?? []);
}

async function loadPageContext(
  db: Db,
  rows: readonly ListedNotification[],
  { caller, locale }: ListQuery,
  platform: ApiPlatform,
): Promise<PageContext> {
  const { memberId } = caller;
  const rowsOf = (kind: NotificationKind) => rows.filter((row) => row.kind === kind);
  const endorsementIds = rowsOf('endorsement_waiting').flatMap(({ context }) => context.endorsementId ?? []);
  const requesterIds = rowsOf('connection_request').flatMap(({ actorIds }) => actorIds);
  const mediaIds = rowsOf('media_depicted').flatMap(({ context }) => context.mediaId ?? []);
  const cityIds = rows.flatMap(({ context }) => context.cityId ?? []);
  const ids = [...new Set(rows.flatMap(({ actorIds }) => actorIds))];
  const cards = await listMemberCards(db, { viewer: caller, ids, locale, now: platform.clock.now() }, platform);
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    waitingEndorsements: await findWaitingEndorsements(db, memberId, endorsementIds),
    requestNotes: await findRequestNotes(db, memberId, requesterIds),
    unansweredDepictions: await findUnansweredDepictions(db, memberId, mediaIds),
    cities: await findCityNames(db, cityIds, locale),
  };
}
