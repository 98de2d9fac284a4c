import { z } from 'zod';
import { route } from '../route.ts';

/** Size limit in base64; our emails are far smaller, and feedback adds little. */
const LARGEST = 200 * 1024;

export const mailFeedbackRoutes = {
  receiveMailFeedback: route({
    method: 'POST',
    path: '/api/mail/feedback',
    summary: 'For our own mail server: forwards a returned email, a bounce (RFC 3464) or a complaint (RFC 5965)',
    body: z.object({
      at: z.int('field.invalid').min(0, 'field.invalid').describe('Unix seconds; at most five minutes off.'),
      signature: z
        .string('field.required')
        .regex(/^[0-9a-f]{64}$/, 'field.invalid')
        .describe('HMAC-SHA-256 of `at`, a line feed and `raw`, in hexadecimal digits.'),
      raw: z.base64('field.invalid').min(1, 'field.required').max(LARGEST, 'field.tooLong').describe('The whole email.'),
    }),
    reply: z.object({}),
    errors: ['auth.required'],
    example: { body: { at: 1_794_744_000, signature: '0'.repeat(64), raw: 'VG86IHBvc3RAZXhhbXBsZS5vcmc=' } },
  }),
};
