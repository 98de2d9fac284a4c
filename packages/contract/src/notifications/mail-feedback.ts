import { z } from 'zod';
import { route } from '../route.ts';

/** Of a report, in base64; our letters are far smaller, and reports hold little more. */
const LARGEST = 200 * 1024;

export const mailFeedbackRoutes = {
  receiveMailFeedback: route({
    method: 'POST',
    path: '/api/mail/feedback',
    summary: 'For our own mail server: hands over a mail that came back, a bounce (RFC 3464) or a complaint (RFC 5965)',
    body: z.object({
      at: z.int('field.invalid').min(0, 'field.invalid').describe('Unix seconds; five minutes off at most.'),
      signature: z
        .string('field.required')
        .regex(/^[0-9a-f]{64}$/, 'field.invalid')
        .describe('HMAC-SHA-256 of `at`, a line feed and `raw`, in hexadecimal digits.'),
      raw: z.base64('field.invalid').min(1, 'field.required').max(LARGEST, 'field.tooLong').describe('The whole mail.'),
    }),
    reply: z.object({}),
    errors: ['auth.required'],
    example: { body: { at: 1_794_744_000, signature: '0'.repeat(64), raw: 'VG86IHBvc3RAZXhhbXBsZS5vcmc=' } },
  }),
};
