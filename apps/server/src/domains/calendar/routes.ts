import { calendarRoutes } from '@subrosa/contract/calendar';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../platform/db/database.ts';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { respond, endpoints } from '../../platform/http/endpoint.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { addEvent } from './commands/add-event.ts';
import { addTrip } from './commands/add-trip.ts';
import { editEvent } from './commands/edit-event.ts';
import { editTrip } from './commands/edit-trip.ts';
import { removeEntry } from './commands/remove-entry.ts';
import { createFeed, getFeedState, revokeFeed } from './feed/feed-state.ts';
import { serveFeed } from './feed/serve-feed.ts';
import { policy } from './policy.ts';
import { getAgenda } from './get-agenda.ts';
import { getEntry } from './get-entry.ts';
import { listRange } from './list-range.ts';

const idOf = ({ params }: { params: { id: string } }) => params.id.toLowerCase();

/** Returns the entry after a change. */
async function respondWithEntry(tx: Tx, id: string, { caller, locale }: { caller: Caller | null; locale: Locale }, platform: ApiPlatform) {
  const { body, version } = await getEntry(tx, { caller: memberOf(caller), id, locale }, platform);
  return respond(body, { notice: 'calendar.saved', ...(version !== undefined && { version }) });
}

export const routes = endpoints(calendarRoutes, policy, {
  listCalendar: ({ db, caller, query, locale }, { clock }) => listRange(db, { caller: memberOf(caller), query, locale }, clock.now()),
  getEntry: (call, platform) => getEntry(call.db, { caller: memberOf(call.caller), id: idOf(call), locale: call.locale }, platform),
  listAgenda: (call, { clock }) => getAgenda(call.db, { caller: memberOf(call.caller), id: idOf(call), locale: call.locale }, clock.now()),

  addEvent: async (call, platform) => {
    const id = await addEvent(call.tx, { caller: memberOf(call.caller), text: call.body }, platform);
    return respondWithEntry(call.tx, id, call, platform);
  },
  editEvent: async (call, platform) => {
    const { tx, caller, body: text, version } = call;
    await editEvent(tx, { caller: memberOf(caller), id: idOf(call), text, version }, platform);
    return respondWithEntry(tx, idOf(call), call, platform);
  },
  addTrip: async (call, platform) => {
    const id = await addTrip(call.tx, { caller: memberOf(call.caller), text: call.body }, platform);
    return respondWithEntry(call.tx, id, call, platform);
  },
  editTrip: async (call, platform) => {
    const { tx, caller, body: text, version } = call;
    await editTrip(tx, { caller: memberOf(caller), id: idOf(call), text, version }, platform);
    return respondWithEntry(tx, idOf(call), call, platform);
  },
  removeEntry: async (call, { clock }) => {
    await removeEntry(call.tx, { memberId: memberOf(call.caller).memberId, id: idOf(call), scope: call.query.scope }, clock);
    return respond({}, { notice: 'calendar.removed' });
  },

  getFeed: ({ db, caller }) => getFeedState(db, memberOf(caller).memberId),
  createFeed: async ({ tx, caller, body }, { clock }) =>
    respond(await createFeed(tx, { caller: memberOf(caller), titles: body.titles }, clock), { notice: 'calendar.feedCreated' }),
  revokeFeed: async ({ tx, caller }) => respond(await revokeFeed(tx, memberOf(caller).memberId), { notice: 'calendar.feedRevoked' }),
  serveFeed: ({ db, params }, platform) => serveFeed(db, params.secret, platform),
});
