import { beforeAll, describe, expect, it } from 'vitest';
import {
  aCalendarOwner,
  anEntry,
  anEvent,
  aTrip,
  isoDay,
  rebuildCalendarSearch,
  wireDay,
  type CalendarOwner,
} from '../../../test/support/calendar.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aBlock, aConnection } from '../../../test/support/profiles.ts';

const api = useApi();

/** Callers by their relation to the owner. Relations themselves are tested in app/relations, audiences in visibility.test.ts. */
const actors = ['owner', 'premium', 'regular', 'connected', 'blocked', 'private', 'unverified', 'visitor'] as const;
type Actor = (typeof actors)[number];

const MISSING = 'resource.notFound';
const outside = { blocked: MISSING, private: MISSING, unverified: MISSING, visitor: 'auth.required' };
const toAll = { owner: 'ok', premium: 'ok', regular: 'ok', connected: 'ok', ...outside };
const toConnections = { ...toAll, premium: MISSING, regular: MISSING };
const toOwner = { ...toConnections, connected: MISSING };
const toMembers = { ...toAll, blocked: 'ok', private: 'ok', unverified: 'ok' };
const toKeepers = { ...toMembers, unverified: MISSING };
const secret = Object.fromEntries(actors.map((actor) => [actor, MISSING])) as Record<Actor, string>;

interface About {
  ownerId: string;
  /** Ids of entries for all members, for connections, with delayed publication, and of a trip in two months. */
  open: string;
  close: string;
  delayed: string;
  far: string;
}

interface Cell {
  method: string;
  path: (about: About) => string;
  body?: object;
  answers: Record<Actor, string>;
}

const read = (entry: keyof About) => ({ method: 'GET', path: (about: About) => `/api/calendar/${about[entry]}` });

const cells: Record<string, Cell> = {
  'getEntry, for all': { ...read('open'), answers: toAll },
  'getEntry, for connections': { ...read('close'), answers: toConnections },
  'getEntry, delayed': { ...read('delayed'), answers: toOwner },
  'getEntry, a trip in two months': { ...read('far'), answers: { ...toAll, regular: MISSING, connected: MISSING } },
  listAgenda: {
    method: 'GET',
    path: ({ ownerId }) => `/api/calendar/member/${ownerId}`,
    // A private account returns an empty agenda to strangers, not 404.
    answers: { ...toAll, private: 'ok' },
  },
  editEvent: { method: 'PUT', path: ({ open }) => `/api/calendar/events/${open}`, body: anEvent(), answers: toOwner },
  editTrip: { method: 'PUT', path: ({ far }) => `/api/calendar/trips/${far}`, body: aTrip(), answers: toOwner },
  removeEntry: { method: 'DELETE', path: ({ open }) => `/api/calendar/${open}`, body: {}, answers: toOwner },
  // These routes concern the caller’s own calendar only.
  listCalendar: { method: 'GET', path: () => `/api/calendar?from=${wireDay(0)}&to=${wireDay(30)}`, answers: toMembers },
  addEvent: { method: 'POST', path: () => '/api/calendar/events', body: anEvent({ allDay: true }), answers: toKeepers },
  addTrip: {
    method: 'POST',
    path: () => '/api/calendar/trips',
    body: aTrip({ startDate: wireDay(200), endDate: wireDay(201) }),
    answers: toKeepers,
  },
  getFeed: { method: 'GET', path: () => '/api/calendar/feed', answers: toMembers },
  createFeed: { method: 'POST', path: () => '/api/calendar/feed', body: {}, answers: toKeepers },
  revokeFeed: { method: 'DELETE', path: () => '/api/calendar/feed', body: {}, answers: toMembers },
  serveFeed: { method: 'GET', path: () => '/api/calendar/feed/nobodys.ics', answers: secret },
};

let people: Record<Exclude<Actor, 'visitor'>, CalendarOwner>;
let secretive: CalendarOwner;
beforeAll(async () => {
  people = {
    owner: await aCalendarOwner(api, { plan: 3 }),
    premium: await aCalendarOwner(api, { plan: 3 }),
    regular: await aCalendarOwner(api),
    connected: await aCalendarOwner(api),
    blocked: await aCalendarOwner(api, { plan: 3 }),
    private: await aCalendarOwner(api, { plan: 3 }),
    unverified: await aCalendarOwner(api, { state: 'pending' }),
  };
  secretive = await aCalendarOwner(api, { plan: 3, privateAccount: true });
  await aConnection(api.db, people.owner.id, people.connected.id);
  await aBlock(api.db, people.owner.id, people.blocked.id);
  await rebuildCalendarSearch(api.db);
}, 60_000);

async function about(owner: CalendarOwner): Promise<About> {
  await api.db.deleteFrom('calendar_entry').execute();
  const entry = (traits: object) => anEntry(api.db, owner.id, traits);
  return {
    ownerId: owner.id,
    open: await entry({ audience: 'all', startsOn: isoDay(5) }),
    close: await entry({ audience: 'connections', startsOn: isoDay(6) }),
    delayed: await entry({ audience: 'all', startsOn: isoDay(7), publishAt: new Date(Date.now() + 86_400_000) }),
    far: await entry({ kind: 'travel', audience: 'all', startsOn: isoDay(60) }),
  };
}

async function callAs(actor: Actor, { method, path, body }: Cell): Promise<string> {
  const url = path(await about(actor === 'private' ? secretive : people.owner));
  const headers = { 'if-match': '"1"' };
  if (actor === 'visitor') {
    const answer = await api.request(method, url, { body, headers });
    return ((await answer.json()) as { code: string }).code;
  }
  const { status, code } = await people[actor].call(method, url, body, headers);
  return status === 200 ? 'ok' : (code ?? 'no code');
}

describe('calendar routes by caller', () => {
  it.each(Object.entries(cells))('%s', async (_, cell) => {
    const seen: [Actor, string][] = [];
    for (const actor of actors) seen.push([actor, await callAs(actor, cell)]);
    expect(Object.fromEntries(seen)).toEqual(cell.answers);
  });
});
