import type { EntryView } from '@subrosa/contract/calendar/schemas';
import type { MemberCard } from '@subrosa/contract/explore';
import { dateIn } from '@subrosa/rules/accounts/age';
import { travelUntil } from '@subrosa/rules/calendar/travel';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { respond, type RouteReply } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listMemberCards } from '../explore/index.ts';
import { countSeries, findEntry, findNamedViewers, type StoredEntry } from './queries/entries.ts';
import { findOwners, findSettings } from './queries/members.ts';
import { findCities } from './queries/cities.ts';
import { viewerContextOf } from './list-range.ts';
import { viewEntry, viewCity } from './view.ts';

interface EntryQuery {
  caller: Caller;
  id: string;
  locale: Locale;
}

/** Returns an entry in full, with its version for the owner, or 404 if the caller may not see it. */
export async function getEntry(db: Db | Tx, { caller, id, locale }: EntryQuery, platform: ApiPlatform): Promise<RouteReply<EntryView>> {
  const now = platform.clock.now();
  const { timeZone } = await findSettings(db, caller.memberId);
  const until = travelUntil(caller, dateIn(timeZone, now));
  const entry = await findEntry(db, id, viewerContextOf(caller, until, now));
  const isOwn = entry?.owner_id === caller.memberId;
  const owner = entry && (await getOwnerCard(db, { caller, id: entry.owner_id, locale }, platform));
  if (!entry || !owner || !(isOwn || mayBrowse(caller))) throw new ApiError('resource.notFound');

  const cities = await findCities(db, [entry.city_id, entry.from_city_id], locale);
  const shared = {
    ...viewEntry(entry, caller.memberId, cities),
    description: entry.description,
    fromCity: viewCity(cities, entry.from_city_id),
    owner,
  };
  if (!isOwn) return respond({ ...shared, can: { edit: false, remove: false }, own: null }, {});
  const own = await ownFields(db, entry, now);
  return respond({ ...shared, can: { edit: true, remove: true }, own }, { version: entry.version });
}

async function ownFields(db: Db | Tx, entry: StoredEntry, now: Date): Promise<NonNullable<EntryView['own']>> {
  return {
    audience: entry.audience,
    publishTo: await findNamedViewers(db, entry.id),
    publishAt: entry.publish_at > now ? entry.publish_at.toISOString() : null,
    notify: entry.notify,
    notifyCity: entry.notify_city,
    seriesSize: entry.series_id === null ? 1 : await countSeries(db, entry.series_id),
  };
}

/** Undefined if the caller may not find the owner. The caller’s own card exists even before the search index contains them. */
async function getOwnerCard(db: Db | Tx, { caller, id, locale }: EntryQuery, platform: ApiPlatform): Promise<MemberCard | undefined> {
  const [card] = await listMemberCards(db, { viewer: caller, ids: [id], locale, now: platform.clock.now() }, platform);
  if (card || id !== caller.memberId) return card;
  const [self] = await findOwners(db, [id]);
  const empty = { photo: null, age: null, city: null, traveling: false, within: null, presence: null, interests: [] };
  return self && { ...self, private: false, relation: 'self', ...empty };
}
