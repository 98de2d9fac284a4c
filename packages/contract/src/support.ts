import { privacyRequestKinds } from '@subrosa/rules/support/privacy-request-kinds';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { route } from './route.ts';
import { emailAddress, typedText } from './text.ts';

const done = z.object({});
const ticket = z.object({ reference: z.string().describe('Quote it when you write to us about this.') });

export const supportRoutes = {
  sendContactMessage: route({
    method: 'POST',
    path: '/api/contact',
    summary: 'Send a message to support',
    body: z.object({ email: emailAddress, message: typedText({ max: 5000, required: 'message.required' }) }),
    reply: ticket,
    errors: ['rate.limited'],
    example: { body: { email: 'iris@example.org', message: 'How do I change my username?' } },
  }),
  joinNewsletter: route({
    method: 'POST',
    path: '/api/mail-chimp/audience-member',
    summary: 'Subscribe to the newsletter; the email address must be confirmed first',
    body: z.object({
      email: emailAddress,
      name: typedText({ max: 100 }),
      status: z.literal('subscribed', 'field.invalid').default('subscribed'),
    }),
    reply: done,
    errors: ['rate.limited'],
    example: { body: { email: 'iris@example.org', name: 'Iris' } },
  }),
  confirmNewsletter: route({
    method: 'POST',
    path: '/api/newsletter/confirm',
    summary: 'Confirm the email address with the emailed token',
    body: z.object({ token: z.string('field.required').max(200, 'field.tooLong') }),
    reply: done,
    errors: ['support.linkInvalid', 'rate.limited'],
    example: { body: { token: 'c2FtcGxl' } },
  }),
  unsubscribeNewsletter: route({
    method: 'POST',
    path: '/api/newsletter/leave',
    summary: 'Unsubscribe from the newsletter with the token of any of its emails (also RFC 8058 one-click)',
    query: z.object({ token: z.string('field.required').max(200, 'field.tooLong') }),
    body: z.unknown(),
    reply: done,
    errors: ['support.linkInvalid', 'rate.limited'],
    example: { query: { token: 'c2FtcGxl' } },
  }),
  filePrivacyRequest: route({
    method: 'POST',
    path: '/api/user-details/ccpa',
    summary: 'Request stored data, its correction or its deletion',
    body: z.object({
      email: emailAddress,
      kind: z.enum(privacyRequestKinds, 'field.notAChoice'),
      region: typedText({ max: 100 }).optional(),
      details: typedText({ max: 5000 }).optional(),
    }),
    reply: ticket,
    errors: ['rate.limited'],
    example: { body: { email: 'iris@example.org', kind: 'know' } },
  }),
  getSupportRequest: route({
    method: 'GET',
    path: '/api/staff/support-requests/{id}',
    summary: 'Get a message to support, for the assignee of its case; the id is the case’s subject',
    params: z.object({ id: z.uuid('field.invalid') }),
    reply: z.object({
      reference: z.string(),
      email: z.string(),
      text: z.string(),
      at: z.iso.datetime(),
      privacy: z
        .object({ kind: z.enum(privacyRequestKinds), region: z.string().nullable(), acknowledgeBy: z.iso.date(), answerBy: z.iso.date() })
        .nullable(),
    }),
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
  countPageView: route({
    method: 'POST',
    path: '/api/page-views',
    summary: 'Count a page view of a visitor who consented; only the route pattern',
    body: z.object({ route: z.string().regex(/^\/[a-z_/{}-]{0,99}$/, 'field.invalid') }),
    reply: done,
    errors: ['rate.limited'],
    example: { body: { route: '/terms' } },
  }),
  reportClientError: route({
    method: 'POST',
    path: '/api/client-errors',
    summary: 'Report errors of the web app to our own server',
    body: z.object({
      message: z.string().max(1000),
      stack: z.string().max(8000).optional(),
      path: z.string().max(300).describe('Path only, because a query could contain a secret.'),
      release: z.string().max(64),
    }),
    reply: done,
    errors: ['rate.limited'],
    example: { body: { message: 'Loading chunk failed', path: '/login', release: 'development' } },
  }),
};
