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
    summary: 'List entries of some days: the caller’s own, and those of connections that the caller may view',
    query: rangeFilter,
    reply: calendarRange,
    example: { query: { from: '01122026', to: '31122026', event_types: 'event,travel' } },
  }),
  getEntry: route({
    method: 'GET',
    path: '/api/calendar/{id}',
    summary: 'Get an entry, with private parts of the caller’s own; 404 if the caller may not view it',
    params: id,
    query: language,
    reply: entryView,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  addEvent: route({
    method: 'POST',
    path: '/api/calendar/events',
    summary: 'Add an event or schedule; a repeated one becomes one entry for each date, of which the first is returned',
    query: language,
    body: eventText,
    reply: entryView,
    errors: writing,
    example: { body: exampleEvent },
  }),
  editEvent: route({
    method: 'PUT',
    path: '/api/calendar/events/{id}',
    summary: 'Change the caller’s own event or schedule; for a whole series, everything except the dates',
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
    summary: 'Add a travel plan. During the trip the member’s current city is the destination, once the plan is published',
    query: language,
    body: tripText,
    reply: entryView,
    errors: writing,
    example: { body: exampleTrip },
  }),
  editTrip: route({
    method: 'PUT',
    path: '/api/calendar/trips/{id}',
    summary: 'Change the caller’s own travel plan',
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
    summary: 'Delete the caller’s own entry, or its whole series',
    params: id,
    query: z.object({ scope }),
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listAgenda: route({
    method: 'GET',
    path: '/api/calendar/member/{id}',
    summary: 'List upcoming entries of a member that the caller may view; empty to strangers of a private account',
    params: id,
    query: language,
    reply: agenda,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  getFeed: route({
    method: 'GET',
    path: '/api/calendar/feed',
    summary: 'Whether the caller’s calendar has a feed for other programs',
    reply: feedState,
  }),
  createFeed: route({
    method: 'POST',
    path: '/api/calendar/feed',
    summary: 'Create a secret feed URL, returned only once; the previous one becomes invalid',
    body: z.object({ titles: z.enum(feedTitles, 'field.notAChoice').default('discreet') }),
    reply: feedState.extend({ path: z.string().describe('Path of the feed, relative to the URL of the app.') }),
    secret: true,
    example: { body: { titles: 'discreet' } },
  }),
  revokeFeed: route({
    method: 'DELETE',
    path: '/api/calendar/feed',
    summary: 'Revoke the secret feed URL',
    reply: feedState,
  }),
  serveFeed: route({
    method: 'GET',
    path: '/api/calendar/feed/{secret}',
    summary: 'The calendar of the owner of the secret, for other programs (RFC 5545); titles are neutral unless the owner chose their own',
    params: z.object({ secret: z.string('field.invalid').max(200, 'field.invalid').describe('Ends with `.ics`.') }),
    reply: z.string(),
    contentType: 'text/calendar',
    errors: ['resource.notFound'],
    example: { params: { secret: 'nobodys.ics' } },
  }),
};

export const calendarChanged = socketEvent({
  name: 'calendar-changed',
  summary: 'The member’s calendar or current city changed: load it again.',
  payload: nothing,
});
