import { z } from 'zod';
import { linkToken } from './parts.ts';
import { route } from '../route.ts';

const entered = {
  token: z.string().describe('For the calls below /api/staff; it opens nothing else.'),
  expiresInSeconds: z.int(),
};

/** The way of staff into the console; part of the accounts domain. */
export const consoleCalls = {
  enterConsole: route({
    method: 'POST',
    path: '/api/console',
    summary: 'A token for the console; who has not proved lately that it is them is asked to, as at sign-in',
    reply: z.discriminatedUnion('step', [
      z.object({ step: z.literal('open'), ...entered }),
      z.object({
        step: z.literal('second_factor'),
        ticket: z.string(),
        methods: z.array(z.enum(['totp', 'passkey', 'code'])),
        passkeyOptions: z.string().nullable().describe('JSON.'),
      }),
    ]),
    refusals: ['page.missing', 'auth.locked'],
    secret: true,
  }),
  proveForConsole: route({
    method: 'POST',
    path: '/api/console/second-factor',
    summary: 'The proof: a code of the authenticator app, a passkey, or a backup code',
    body: z.object({
      ticket: linkToken,
      totp: z.string().max(10, 'field.invalid').optional(),
      passkey: z.string().max(10_000, 'field.invalid').optional().describe('JSON of the browser’s answer.'),
      code: z.string().max(40, 'field.invalid').optional(),
    }),
    reply: z.object(entered),
    refusals: ['page.missing', 'auth.secondFactorFailed', 'auth.secondFactorExpired'],
    secret: true,
    example: { body: { ticket: 'none', totp: '000000' } },
  }),
};
