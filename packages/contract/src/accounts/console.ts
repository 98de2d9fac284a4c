import { z } from 'zod';
import { awaitedFactor, factorProof } from './schemas.ts';
import { route } from '../route.ts';

const entered = {
  token: z.string().describe('For the calls below /api/staff; it opens nothing else.'),
  expiresInSeconds: z.int(),
};

/** The way of staff into the console; part of the accounts domain. */
export const consoleRoutes = {
  enterConsole: route({
    method: 'POST',
    path: '/api/console',
    summary: 'A token for the console; who has not proved lately that it is them is asked for a passkey',
    body: z.object({
      idleSeconds: z
        .int('field.invalid')
        .min(0, 'field.invalid')
        .max(86_400, 'field.invalid')
        .default(0)
        .describe('How long nobody has touched the browser: pages that only poll do not keep the console open.'),
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
    summary: 'The proof: a passkey that opens the console, unlocked with a PIN, a finger or a face',
    body: z.object({
      ticket: factorProof.ticket,
      passkey: z.string('field.required').max(10_000, 'field.invalid').describe('JSON of the browser’s answer.'),
    }),
    reply: z.object(entered),
    errors: ['resource.notFound', 'auth.secondFactorFailed', 'auth.secondFactorExpired', 'accounts.guessesLocked'],
    secret: true,
    example: { body: { ticket: 'none', passkey: '{}' } },
  }),
};
