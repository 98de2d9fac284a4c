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
  sequenceRange,
  stamp,
  stampedGroup,
  stampedReaction,
} from './ciphertext.ts';

const placed = { sequence, sentAt: stamp.shape.sentAt, senderId: z.uuid() };

/**
 * One position in a conversation; sequences increase by one. A gap between live events means missed entries, which must be
 * loaded. A gap in a page covers times without membership.
 */
export const entry = z.discriminatedUnion('kind', [
  messageEnvelope.extend(stamp.shape).extend({
    kind: z.literal('message'),
    senderId: z.uuid(),
    editedAt: z.iso.datetime().nullable().describe('The content is the edit, and so is its stamp with `sentAt`.'),
    reactions: z.array(stampedReaction.extend({ senderId: z.uuid() })).describe('At most one of each member.'),
  }),
  z
    .object({ ...placed, kind: z.literal('locked'), id: z.uuid() })
    .describe('Reading requires an upgrade: the server returns no ciphertext.'),
  z.object({ ...placed, kind: z.literal('deleted'), id: z.uuid() }).describe('Deleted for all by its sender, or for the viewer.'),
  z.object({ ...placed, kind: z.literal('auto'), id: z.uuid(), text: z.string() }).describe('An automatic reply: not encrypted.'),
  z
    .object({ ...placed, kind: z.literal('event'), id: z.uuid(), what: z.enum(groupEvents), memberIds: z.array(z.uuid()) })
    .describe('A change of a group: by `senderId`, about these members.'),
]);

export type MessageEntry = Extract<z.output<typeof entry>, { kind: 'message' }>;

export type ConversationEntry = z.output<typeof entry>;

export const participant = z.object({
  id: z.uuid(),
  username: z.string().nullable().describe('Null for a deleted account.'),
  accountType: z.enum(accountTypes),
  photo: mediaView.nullable(),
  readUpTo: sequence.nullable().describe('Null if the member or the viewer does not share read receipts.'),
  deliveredUpTo: sequence.nullable().describe('Like read receipts, because it reveals presence.'),
  undecrypted: z.array(sequenceRange).describe('Entries up to `readUpTo` that none of their browsers decrypted: not read. Ascending.'),
  joinedAfter: sequence.describe('The newest entry when they joined a group: earlier messages were not sent to them.'),
  keySequence: z.int().describe('Sequence of their newest key record: if it grew, load `keys` before sending.'),
});

const somebody = participant.pick({ id: true, username: true, accountType: true, photo: true });

/** Additional fields of a group. */
export const groupView = z.object({
  state: renewedGroup
    .omit({ carried: true })
    .extend({ senderId: z.uuid(), stamped: stampedGroup })
    .nullable()
    .describe('Name and picture; null until the first epoch.'),
  admins: z.array(z.uuid()),
  attendees: z.array(z.uuid()).describe('Members who attend.'),
  joining: z.array(somebody).describe('Accepted invitations that wait for an admin’s next epoch; visible to admins.'),
  invited: z.array(somebody).describe('Unanswered invitations; visible to admins.'),
  former: z
    .array(participant.pick({ id: true, username: true }))
    .describe('Former members of the viewer’s time, to attribute their messages; without deleted and blocked ones.'),
  can: z.object({
    manage: z.boolean().describe('Whether the viewer may manage name, picture, members, admins, invitations and pinned messages.'),
    invite: z.boolean().describe('Also requires free capacity.'),
    leave: z.boolean(),
  }),
});

export type GroupView = z.output<typeof groupView>;

export const conversationView = z.object({
  id: z.uuid(),
  kind: z.enum(['direct', 'group']),
  members: z.array(participant).describe('Both members of a direct conversation, or the current members of a group.'),
  group: groupView.nullable(),
  epoch: z.int().nullable().describe('The newest epoch; null before the first.'),
  newest: sequence.describe('0 while there is no message; others do not see the conversation until then.'),
  peerMayRead: z
    .boolean()
    .nullable()
    .describe('Whether the plan of the other member includes reading, which also their profile shows; null for a group.'),
  readUpTo: sequence.describe('The viewer’s own position.'),
  unread: z.int().describe(`Counted up to ${conversationLimits.unread}; never one’s own messages.`),
  archived: z.boolean(),
  muted: z.boolean().describe('Whether it is muted now.'),
  mutedUntil: z.iso.datetime().nullable().describe('Null if it is not muted, or muted indefinitely.'),
  pinned: z.boolean().describe('Pinned in the viewer’s list: list these with `pinned`.'),
  pins: z.array(z.object({ id: z.uuid(), sequence })).describe('Pinned messages, last pinned first: `listPinned` returns them.'),
  last: entry.nullable().describe('The newest entry that the viewer has not deleted, for the preview.'),
  can: z.object({
    read: z.boolean(),
    send: z.boolean(),
    report: z.boolean(),
    because: z.enum(['upgrade', 'proof', 'gone']).nullable().describe('What reading or sending requires.'),
  }),
});

export type ConversationView = z.output<typeof conversationView>;

export const conversationList = z.object({
  conversations: z.array(conversationView),
  after: z.string().nullable().describe('Cursor of the next page; null for the last page.'),
});

const search = z.string('field.invalid').trim().max(30, 'field.tooLong').optional().describe('Part of the other member’s username.');
const limit = count(conversationLimits.mostAtOnce).min(1, 'field.invalid').default(conversationLimits.page);

export const listFilter = z.object({
  page: count(conversationLimits.rows).default(0),
  limit,
  after: z
    .string('field.invalid')
    .max(300, 'field.invalid')
    .optional()
    .describe('Cursor of the previous page; takes precedence over `page`.'),
  search,
  archived: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((answer) => answer === 'true')
    .default(false),
  pinned: z
    .enum(['true', 'false'], 'field.notAChoice')
    .transform((answer) => answer === 'true')
    .optional()
    .describe('Only pinned conversations, or only the others; all if omitted.'),
  only: z
    .enum(['unread', 'groups'], 'field.notAChoice')
    .optional()
    .describe('Only conversations with unread entries, or only groups; all if omitted.'),
});

export const userListFilter = z.object({
  limit,
  skip: count(conversationLimits.rows).default(0),
  search,
  selected: z.uuid('field.invalid').optional().describe('This conversation comes first, regardless of the order.'),
});

export const historyFilter = z.object({
  before: count(Number.MAX_SAFE_INTEGER).optional().describe('Entries before this sequence; the newest if both are omitted.'),
  after: count(Number.MAX_SAFE_INTEGER).optional().describe('Entries after this sequence, which were missed.'),
  limit: count(conversationLimits.mostMessages).min(1, 'field.invalid').default(conversationLimits.history),
});

export const history = z.object({
  entries: z.array(entry).describe('Ascending by sequence; only of epochs in which the viewer is a member.'),
  newest: sequence,
  more: z.boolean().describe('Whether there are further entries in the requested direction.'),
});

export const report = z.object({
  conversationId: z.uuid('field.required'),
  reason: z.enum(reportReasons, 'field.notAChoice'),
  text: typedText({ max: 5000 }).optional(),
  messages: z
    .array(reportedMessage)
    .max(conversationLimits.reportedMessages, 'field.tooLong')
    .default([])
    .describe('Selected and listed first.'),
  autoReplies: z
    .array(z.uuid('field.invalid'))
    .max(conversationLimits.reportedMessages, 'field.tooLong')
    .default([])
    .describe('Automatic replies: they are not encrypted, so their ids suffice.'),
  states: z
    .array(reportedState)
    .max(conversationLimits.reportedMessages, 'field.tooLong')
    .default([])
    .describe('Reactions, name and picture of a group, invitations.'),
  block: z.boolean('field.invalid').default(false),
});
