import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { reportReasons } from '@subrosa/rules/connections/reports';
import { groupEvents } from '@subrosa/rules/conversations/groups';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { z } from 'zod';
import { count } from '../explore.ts';
import { mediaView } from '../media/schemas.ts';
import { typedText } from '../text.ts';
import {
  messageEnvelope,
  renewedGroup,
  reportedMessage,
  reportedState,
  sequence,
  stamp,
  stampedGroup,
  stampedReaction,
} from './ciphertext.ts';

const placed = { sequence, sentAt: stamp.shape.sentAt, senderId: z.uuid() };

/** One place in a conversation; sequences grow by one. A gap between live events was missed: ask. A gap in a page was said while the viewer was not a member. */
export const entry = z.discriminatedUnion('kind', [
  messageEnvelope.extend(stamp.shape).extend({
    kind: z.literal('message'),
    senderId: z.uuid(),
    editedAt: z.iso.datetime().nullable().describe('What is here is the edit, and the stamp is of it; `sentAt` of the stamp is then this.'),
    reactions: z.array(stampedReaction.extend({ senderId: z.uuid() })).describe('At most one of each member.'),
  }),
  z.object({ ...placed, kind: z.literal('locked'), id: z.uuid() }).describe('Upgrade to read: the ciphertext stays with the server.'),
  z.object({ ...placed, kind: z.literal('deleted'), id: z.uuid() }).describe('For everybody by its sender, or for oneself.'),
  z.object({ ...placed, kind: z.literal('auto'), id: z.uuid(), text: z.string() }).describe('An automatic reply: not encrypted.'),
  z
    .object({ ...placed, kind: z.literal('event'), id: z.uuid(), what: z.enum(groupEvents), memberIds: z.array(z.uuid()) })
    .describe('What happened to a group: `senderId` did it, to these members.'),
]);

export type MessageEntry = Extract<z.output<typeof entry>, { kind: 'message' }>;

export type ConversationEntry = z.output<typeof entry>;

export const participant = z.object({
  id: z.uuid(),
  username: z.string().nullable().describe('Null where the account is gone.'),
  accountType: z.enum(accountTypes),
  photo: mediaView.nullable(),
  readUpTo: sequence.nullable().describe('Null where they do not tell, or the viewer does not.'),
  deliveredUpTo: sequence.nullable().describe('As with what was read: it tells when somebody was here.'),
  keySequence: z.int().describe('Of their newest key record: when it grew, read `keys` before sending.'),
});

const somebody = participant.pick({ id: true, username: true, accountType: true, photo: true });

/** What a conversation has besides where it is a group. */
export const groupView = z.object({
  state: renewedGroup
    .omit({ carried: true })
    .extend({ senderId: z.uuid(), stamped: stampedGroup })
    .nullable()
    .describe('Name and picture; null until the first epoch.'),
  admins: z.array(z.uuid()),
  attendees: z.array(z.uuid()).describe('Members who said that they attend.'),
  joining: z.array(somebody).describe('Accepted, and in the group with the next epoch that an admin makes; told to admins.'),
  invited: z.array(somebody).describe('Have not answered; told to admins.'),
  former: z
    .array(participant.pick({ id: true, username: true }))
    .describe('Who was in it together with the viewer and is not any more, to sign what they said; without who is gone or blocked.'),
  can: z.object({
    manage: z.boolean().describe('Name, picture, members, admins, invitations, pinned messages.'),
    invite: z.boolean().describe('Also whether there is a place.'),
    leave: z.boolean(),
  }),
});

export type GroupView = z.output<typeof groupView>;

export const conversationView = z.object({
  id: z.uuid(),
  kind: z.enum(['direct', 'group']),
  members: z.array(participant).describe('Of a direct conversation both, also the viewer; of a group who is in it now.'),
  group: groupView.nullable(),
  epoch: z.int().nullable().describe('The newest; null until somebody has made the first.'),
  newest: sequence.describe('0 while nothing was said; others do not see it until then.'),
  readUpTo: sequence.describe('The viewer’s own.'),
  unread: z.int().describe(`Counted up to ${conversationLimits.unread}; never one’s own messages.`),
  archived: z.boolean(),
  muted: z.boolean().describe('Now.'),
  mutedUntil: z.iso.datetime().nullable().describe('Null where it is not muted, or for good.'),
  pinned: z.boolean().describe('Kept at the top of one’s own list: ask for these with `pinned`.'),
  pins: z.array(z.object({ id: z.uuid(), sequence })).describe('Messages pinned in it, the last pinned first: `listPinned` has them.'),
  last: entry.nullable().describe('The newest entry that the viewer has not deleted, for the preview.'),
  can: z.object({
    read: z.boolean(),
    send: z.boolean(),
    report: z.boolean(),
    because: z.enum(['upgrade', 'proof', 'gone']).nullable().describe('What is in the way of reading or sending.'),
  }),
});

export type ConversationView = z.output<typeof conversationView>;

export const conversationList = z.object({
  conversations: z.array(conversationView),
  after: z.string().nullable().describe('For the next page; null where there is none.'),
});

const search = z.string('field.invalid').trim().max(30, 'field.tooLong').optional().describe('Part of the other’s username.');
const limit = count(conversationLimits.mostAtOnce).min(1, 'field.invalid').default(conversationLimits.page);

export const listFilter = z.object({
  page: count(conversationLimits.rows).default(0),
  limit,
  after: z.string('field.invalid').max(300, 'field.invalid').optional().describe('Where the page before ended; wins over `page`.'),
  search,
  archived: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((answer) => answer === 'true')
    .default(false),
  pinned: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((answer) => answer === 'true')
    .optional()
    .describe('Only the pinned ones, or only the others; all where it is left out.'),
  only: z
    .enum(['unread', 'groups'], 'field.notAChoice')
    .optional()
    .describe('Only those with something unread, or only groups; all where it is left out.'),
});

export const userListFilter = z.object({
  limit,
  skip: count(conversationLimits.rows).default(0),
  search,
  selected: z.uuid('field.invalid').optional().describe('This conversation comes first, wherever it stands.'),
});

export const historyFilter = z.object({
  before: count(Number.MAX_SAFE_INTEGER).optional().describe('Entries before this sequence; the newest where both are left out.'),
  after: count(Number.MAX_SAFE_INTEGER).optional().describe('Entries after this sequence: what was missed.'),
  limit: count(conversationLimits.mostMessages).min(1, 'field.invalid').default(conversationLimits.history),
});

export const history = z.object({
  entries: z.array(entry).describe('By sequence, ascending; only of epochs in which the viewer is a member.'),
  newest: sequence,
  more: z.boolean().describe('There are further ones in the direction asked for.'),
});

export const report = z.object({
  conversationId: z.uuid('field.required'),
  reason: z.enum(reportReasons, 'field.notAChoice'),
  text: typedText({ max: 5000 }).optional(),
  messages: z
    .array(reportedMessage)
    .max(conversationLimits.reportedMessages, 'field.tooLong')
    .default([])
    .describe('Chosen and shown first.'),
  autoReplies: z
    .array(z.uuid('field.invalid'))
    .max(conversationLimits.reportedMessages, 'field.tooLong')
    .default([])
    .describe('Automatic replies: they are not encrypted, so their ids suffice.'),
  states: z
    .array(reportedState)
    .max(conversationLimits.reportedMessages, 'field.tooLong')
    .default([])
    .describe('Reactions, the name and picture of a group, invitations.'),
  block: z.boolean('field.invalid').default(false),
});
