import { channels, emailPaces, notificationCategories, notificationKinds } from '@subrosa/rules/notifications/kinds';
import { z } from 'zod';
import { memberCard } from '../explore.ts';

/** Who did it, as small as a line needs them. */
export const actor = memberCard.pick({ id: true, username: true, accountType: true, verified: true, photo: true, relation: true });

/** What it is about. Only what its kind needs is there; the page makes the sentence, in the reader's language. */
const about = z.object({
  requestId: z.uuid().nullable(),
  title: z.string().nullable().describe('Of the request or the event.'),
  mediaId: z.uuid().nullable(),
  endorsementId: z.uuid().nullable(),
  entryId: z.uuid().nullable().describe('Of the calendar; whether it is still there for the reader is asked where it is opened.'),
  city: z.string().nullable(),
  from: z.string().nullable().describe('DDMMYYYY'),
  to: z.string().nullable().describe('DDMMYYYY'),
  reason: z.string().nullable(),
});

export const notificationView = z.object({
  id: z.int().describe('Counts up for each member by itself.'),
  kind: z.enum(notificationKinds),
  category: z.enum(notificationCategories),
  on: z.iso.date().describe('In UTC.'),
  at: z.iso.datetime().nullable().describe('Null where another member did it: a day is told, and no hour.'),
  read: z.boolean(),
  actors: z.array(actor).describe('At most three, the latest first; empty where staff or the house did it.'),
  others: z.int().describe('How many more.'),
  about,
  can: z.array(z.enum(['confirm', 'delete', 'approve', 'answer'])).describe('What can be done from here, as things stand now.'),
});

export type NotificationView = z.output<typeof notificationView>;

const choice = z.object(
  Object.fromEntries(channels.map((channel) => [channel, z.boolean('field.invalid')])) as Record<(typeof channels)[number], z.ZodBoolean>,
);

const timeOfDay = z.string('field.invalid').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid');

export const preferences = z.object({
  kinds: z.record(z.enum(notificationKinds), choice),
  emailPace: z.enum(emailPaces, 'field.notAChoice'),
  quietFrom: timeOfDay.nullable().describe('From then until `quietTo`, at the member’s own place, no mail and no push.'),
  quietTo: timeOfDay.nullable(),
  messages: z.boolean().describe('Whether a push says that there are new messages, and nothing else.'),
  email: z
    .enum(['on', 'off', 'bouncing'])
    .describe('Whether optional mails go out: off where the member left them, bouncing while the address sends them back.'),
});

export const preferencesChange = z.object({
  kinds: z.partialRecord(z.enum(notificationKinds, 'field.notAChoice'), choice.partial()).optional(),
  emailPace: z.enum(emailPaces, 'field.notAChoice').optional(),
  quietFrom: timeOfDay.nullable().optional(),
  quietTo: timeOfDay.nullable().optional(),
  messages: z.boolean('field.invalid').optional(),
});

export type Preferences = z.output<typeof preferences>;
