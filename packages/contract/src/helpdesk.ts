import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { count } from './explore.ts';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';
import { typedText } from './text.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const sequence = z.int();

const messageInput = z.object({ id: z.uuid('field.required'), text: typedText({ max: 5000 }) });
const placed = z.object({ sequence, sentAt: z.iso.datetime() });
const exampleMessage = { id: examples.id, text: 'How do I change my birthday?' };

const helpdeskMessage = placed.extend({
  id: z.uuid(),
  from: z.enum(['member', 'staff']),
  text: z.string(),
  staff: z.string().nullable().describe('The staff member who wrote it; visible to staff only.'),
});

const thread = z.object({
  messages: z.array(helpdeskMessage).describe('Ascending by sequence; the newest page, or the one before a position.'),
  newest: sequence,
  more: z.boolean(),
  readUpTo: sequence.describe('By the member.'),
  unread: z.int().describe('For the caller.'),
  can: z.object({ send: z.boolean(), because: z.enum(['phone']).nullable() }),
});

const paging = z.object({ before: count(Number.MAX_SAFE_INTEGER).optional() });

/**
 * The helpdesk conversation: encrypted at rest and readable by staff. It is not end-to-end encrypted, and the interface
 * states that.
 */
export const helpdeskRoutes = {
  getHelpdesk: route({
    method: 'GET',
    path: '/api/helpdesk',
    summary: 'Get the caller’s helpdesk conversation',
    query: paging,
    reply: thread,
  }),
  writeToStaff: route({
    method: 'POST',
    path: '/api/helpdesk',
    summary: 'Write to staff, with any plan and a verified phone; idempotent by its id',
    body: messageInput,
    reply: placed,
    errors: ['helpdesk.phoneNotVerified'],
    example: { body: exampleMessage },
  }),
  markHelpdeskRead: route({
    method: 'PUT',
    path: '/api/helpdesk/cursor',
    summary: 'Save up to which message the caller has read; it only increases',
    body: z.object({ read: sequence.min(0, 'field.invalid') }),
    reply: nothing,
    example: { body: { read: 1 } },
  }),
  listHelpdesk: route({
    method: 'GET',
    path: '/api/staff/helpdesk',
    summary: 'List members who wrote, for staff: longest waiting first, or all by their last message',
    query: z.object({
      show: z.enum(['waiting', 'all'], 'field.notAChoice').default('waiting'),
      after: z.string('field.invalid').max(300, 'field.invalid').optional(),
    }),
    reply: z.object({
      threads: z.array(
        z.object({
          memberId: z.uuid(),
          username: z.string(),
          accountType: z.enum(accountTypes),
          lastMessageAt: z.iso.datetime(),
          waiting: z.boolean(),
        }),
      ),
      waiting: z.int().describe('At most 100.'),
      after: z.string().nullable(),
    }),
  }),
  getHelpdeskOfMember: route({
    method: 'GET',
    path: '/api/staff/helpdesk/{id}',
    summary: 'Get the helpdesk conversation with one member; each access is logged',
    params: id,
    query: paging,
    reply: thread.extend({ memberId: z.uuid(), username: z.string(), accountType: z.enum(accountTypes) }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  replyToMember: route({
    method: 'POST',
    path: '/api/staff/helpdesk/{id}',
    summary: 'Reply to a member',
    params: id,
    body: messageInput,
    reply: placed,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: exampleMessage },
  }),
  resolveHelpdeskThread: route({
    method: 'POST',
    path: '/api/staff/helpdesk/{id}/resolve',
    summary: 'Mark as resolved without a reply, until the member writes again',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
};

export const helpdeskEvent = socketEvent({
  name: 'helpdesk',
  summary: 'Staff replied, or the member wrote or read on another device: load it again.',
  payload: z.object({ newest: sequence }),
});
