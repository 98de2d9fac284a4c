import { locales } from '@subrosa/rules/reference/locales';
import { MOST_ANNOUNCED } from '@subrosa/rules/announcements/limits';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';
import { typedText } from './text.ts';

const text = typedText({ max: MOST_ANNOUNCED, required: 'field.required' });
const instant = z.iso.datetime('field.invalid');

const announcement = z.object({
  id: z.uuid(),
  texts: z.record(z.enum(locales), z.string()),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  state: z.enum(['coming', 'running', 'over']),
});

export type AnnouncementView = z.output<typeof announcement>;

const sayings = Object.fromEntries(locales.map((locale) => [locale, 'The house is closed for an hour on Sunday.'])) as Record<
  (typeof locales)[number],
  string
>;

export const announcementsRoutes = {
  listCurrentAnnouncements: route({
    method: 'GET',
    path: '/api/announcements',
    summary: 'List current announcements in the language of the caller',
    reply: z.object({
      announcements: z.array(z.object({ id: z.uuid(), text: z.string(), until: z.iso.datetime() })),
      changesAt: z.iso.datetime().nullable().describe('When the next announcement starts or ends.'),
    }),
  }),
  listAnnouncements: route({
    method: 'GET',
    path: '/api/staff/announcements',
    summary: 'List announcements, newest first',
    reply: z.object({ announcements: z.array(announcement) }),
  }),
  announce: route({
    method: 'POST',
    path: '/api/staff/announcements',
    summary: 'Publish an announcement to all members for a period, in every language',
    body: z.object({ texts: z.record(z.enum(locales), text), from: instant, until: instant }),
    reply: announcement,
    errors: ['resource.notFound'],
    example: { body: { texts: sayings, from: '2030-01-01T00:00:00Z', until: '2030-01-02T00:00:00Z' } },
  }),
  endAnnouncement: route({
    method: 'POST',
    path: '/api/staff/announcements/{id}/end',
    summary: 'End an announcement',
    params: z.object({ id: z.uuid('field.invalid') }),
    reply: announcement,
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
};

export const announcementsChanged = socketEvent({
  name: 'announcements-changed',
  summary: 'The current announcements changed: load them again.',
  payload: z.object({}),
});
