import { channels, emailFrequencies, notificationCategories, notificationKinds } from '@subrosa/rules/notifications/kinds';
import { z } from 'zod';
import { memberCard } from '../explore.ts';

/** The member who acted, reduced to what a line displays. */
export const actor = memberCard.pick({ id: true, username: true, accountType: true, verified: true, photo: true, relation: true });

/** The subject. Only fields of its kind are set; the page creates the text in the viewer's language. */
const context = z.object({
  requestId: z.uuid().nullable(),
  title: z.string().nullable().describe('Title of the request post or event.'),
  mediaId: z.uuid().nullable(),
  endorsementId: z.uuid().nullable(),
  entryId: z.uuid().nullable().describe('Id of a calendar entry; access is checked when it is opened.'),
  city: z.string().nullable(),
  from: z.string().nullable().describe('DDMMYYYY'),
  to: z.string().nullable().describe('DDMMYYYY'),
  reason: z.string().nullable(),
  quote: z.string().nullable().describe('Note of a connection request, or text of an endorsement, while it can be answered.'),
});

export const notificationView = z.object({
  id: z.int().describe('Increases for each member separately.'),
  kind: z.enum(notificationKinds),
  category: z.enum(notificationCategories),
  on: z.iso.date().describe('In UTC.'),
  at: z.iso.datetime().nullable().describe('Null if another member acted: only the day is shown.'),
  read: z.boolean(),
  actors: z.array(actor).describe('At most three, latest first; empty for actions of staff or the app.'),
  others: z.int().describe('Number of further members.'),
  context,
  can: z.array(z.enum(['confirm', 'delete', 'approve', 'answer'])).describe('Actions that are possible now.'),
});

export type NotificationView = z.output<typeof notificationView>;

const choice = z.object(
  Object.fromEntries(channels.map((channel) => [channel, z.boolean('field.invalid')])) as Record<(typeof channels)[number], z.ZodBoolean>,
);

const timeOfDay = z.string('field.invalid').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid');

export const preferences = z.object({
  kinds: z.record(z.enum(notificationKinds), choice),
  emailFrequency: z.enum(emailFrequencies, 'field.notAChoice'),
  quietFrom: timeOfDay.nullable().describe('No email and no push from then until `quietTo`, in the member’s time zone.'),
  quietTo: timeOfDay.nullable(),
  messages: z.boolean().describe('Whether push messages announce new messages, without content.'),
  email: z
    .enum(['on', 'off', 'bouncing'])
    .describe('Whether optional emails are sent: `off` after an unsubscription, `bouncing` while the email address bounces.'),
});

export const preferencesChange = z.object({
  kinds: z.partialRecord(z.enum(notificationKinds, 'field.notAChoice'), choice.partial()).optional(),
  emailFrequency: z.enum(emailFrequencies, 'field.notAChoice').optional(),
  quietFrom: timeOfDay.nullable().optional(),
  quietTo: timeOfDay.nullable().optional(),
  messages: z.boolean('field.invalid').optional(),
});

export type Preferences = z.output<typeof preferences>;
