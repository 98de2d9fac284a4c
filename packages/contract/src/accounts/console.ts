import { z } from 'zod';
import { awaitedFactor, factorProof } from './schemas.ts';
import { route } from '../route.ts';

const entered = {
  token: z.string().describe('For routes below /api/staff only.'),
  expiresInSeconds: z.int(),
};

/** Console access of staff; part of the accounts domain. */
export const consoleRoutes = {
  enterConsole: route({
    method: 'POST',
    path: '/api/console',
    summary: 'Get a token for the console; requires a recent authentication with a passkey',
    body: z.object({
      idleSeconds: z
        .int('field.invalid')
        .min(0, 'field.invalid')
        .max(86_400, 'field.invalid')
        .default(0)
        .describe('Time since the last user input: polling does not keep the console unlocked.'),
    }),
    reply: z.discriminatedUnion('step', [
      z.object({ step: z.literal('open'), ...entered }),
      z.object({ step: z.literal('second_factor'), ...awaitedFactor }),
    ]),
    errors: ['resource.notFound', 'accounts.guessesLocked'],
    secret: true,
  }),
  proveForConsole: route({
    method: 'POST',
    path: '/api/console/second-factor',
    summary: 'Authenticate with a console passkey that verifies a PIN, a finger or a face',
    body: z.object({
      ticket: factorProof.ticket,
      passkey: z.string('field.required').max(10_000, 'field.invalid').describe('JSON of the browser’s response.'),
    }),
    reply: z.object(entered),
    errors: ['resource.notFound', 'auth.secondFactorFailed', 'auth.secondFactorExpired', 'accounts.guessesLocked'],
    secret: true,
    example: { body: { ticket: 'none', passkey: '{}' } },
  }),
};
