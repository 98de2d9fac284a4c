import { feedTitles, seriesScopes } from '@subrosa/rules/calendar/entries';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { agenda, calendarRange, entryView, eventText, feedState, rangeFilter, tripText } from './calendar/schemas.ts';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';

const nothing = z.object({});
const language = z.object({ language: z.string().max(35).optional() });
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const scope = z.enum(seriesScopes, 'field.notAChoice').default('one');
const exampleEvent = {
  title: 'Portrait evening',
  startDate: '05122026',
  endDate: '05122026',
  startTime: '19:00',
  endTime: '21:30',
} as const;
const exampleTrip = { title: 'A week by the sea', startDate: '10122026', endDate: '17122026', cityId: 6_173_331 } as const;
const writing = ['calendar.occupied', 'calendar.limitReached', 'calendar.prohibitedWord'] as const;

export const calendarRoutes = {
  listCalendar: route({
    method: 'GET',
    path: '/api/calendar',
    summary: 'One’s own entries of some days and those of one’s connections that one may see',
    query: rangeFilter,
    reply: calendarRange,
    example: { query: { from: '01122026', to: '31122026', event_types: 'event,travel' } },
  }),
  getEntry: route({
    method: 'GET',
    path: '/api/calendar/{id}',
    summary: 'An entry; of one’s own also what others do not see. What one may not see is missing',
    params: id,
    query: language,
    reply: entryView,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  addEvent: route({
    method: 'POST',
    path: '/api/calendar/events',
    summary: 'Put an event or a schedule into one’s calendar; a repeated one becomes one entry a date, and the first is answered',
    query: language,
    body: eventText,
    reply: entryView,
    errors: writing,
    example: { body: exampleEvent },
  }),
  editEvent: route({
    method: 'PUT',
    path: '/api/calendar/events/{id}',
    summary: 'Change one’s own event or schedule; in its whole series everything but the dates',
    params: id,
    query: language,
    body: eventText.omit({ type: true, repeat: true, dates: true }).extend({ scope }),
    reply: entryView,
    errors: ['resource.notFound', ...writing],
    versioned: true,
    example: { params: exampleId, body: exampleEvent },
  }),
  addTrip: route({
    method: 'POST',
    path: '/api/calendar/trips',
    summary: 'Put a travel plan into one’s calendar. For its days one’s current city is the destination, once it is published',
    query: language,
    body: tripText,
    reply: entryView,
    errors: writing,
    example: { body: exampleTrip },
  }),
  editTrip: route({
    method: 'PUT',
    path: '/api/calendar/trips/{id}',
    summary: 'Change one’s own travel plan',
    params: id,
    query: language,
    body: tripText,
    reply: entryView,
    errors: ['resource.notFound', ...writing],
    versioned: true,
    example: { params: exampleId, body: exampleTrip },
  }),
  removeEntry: route({
    method: 'DELETE',
    path: '/api/calendar/{id}',
    summary: 'Remove one’s own entry, or its whole series',
    params: id,
    query: z.object({ scope }),
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listAgenda: route({
    method: 'GET',
    path: '/api/calendar/member/{id}',
    summary: 'What comes in a member’s calendar, as far as one may see it; a private account’s is empty to strangers',
    params: id,
    query: language,
    reply: agenda,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  getFeed: route({
    method: 'GET',
    path: '/api/calendar/feed',
    summary: 'Whether one’s calendar can be read by other programs',
    reply: feedState,
  }),
  createFeed: route({
    method: 'POST',
    path: '/api/calendar/feed',
    summary: 'Make a secret address of one’s calendar for other programs, told once; the one before it stops working',
    body: z.object({ titles: z.enum(feedTitles, 'field.notAChoice').default('discreet') }),
    reply: feedState.extend({ path: z.string().describe('Of the feed, below the address of the house.') }),
    secret: true,
    example: { body: { titles: 'discreet' } },
  }),
  revokeFeed: route({
    method: 'DELETE',
    path: '/api/calendar/feed',
    summary: 'The secret address stops working',
    reply: feedState,
  }),
  serveFeed: route({
    method: 'GET',
    path: '/api/calendar/feed/{secret}',
    summary: 'The calendar of whose secret it is, for other programs (RFC 5545); titles tell nothing unless the owner wants theirs',
    params: z.object({ secret: z.string('field.invalid').max(200, 'field.invalid').describe('Ends with `.ics`.') }),
    reply: z.string(),
    contentType: 'text/calendar',
    errors: ['resource.notFound'],
    example: { params: { secret: 'nobodys.ics' } },
  }),
};

export const calendarChanged = socketEvent({
  name: 'calendar-changed',
  summary: 'Something in one’s own calendar changed, or one’s current city: ask again.',
  payload: nothing,
});
