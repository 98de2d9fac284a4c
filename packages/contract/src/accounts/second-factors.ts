import { z } from 'zod';
import { awaitedFactor, derivedSecret, examples, factorProof, linkToken } from './schemas.ts';
import { route } from '../route.ts';

const nothing = z.object({});
const name = z.string('field.required').trim().min(1, 'field.required').max(60, 'field.tooLong');

/** Adding a first factor requires the password; every other change also requires an existing factor. */
const changing = z.object({ password: derivedSecret, proof: z.object(factorProof).optional().describe('From startFactorProof.') });

const wrongProofs = [
  'accounts.passwordWrong',
  'accounts.guessesLocked',
  'auth.secondFactorRequired',
  'auth.secondFactorFailed',
  'auth.secondFactorExpired',
] as const;

/** Passkeys, the authenticator app and backup codes; part of the accounts domain. */
export const secondFactorRoutes = {
  listSecondFactors: route({
    method: 'GET',
    path: '/api/account/second-factors',
    summary: 'List the caller’s second factors',
    reply: z.object({
      factors: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['totp', 'passkey']),
          name: z.string(),
          addedAt: z.iso.datetime(),
          usedAt: z.iso.datetime().nullable(),
          opensConsole: z.boolean(),
        }),
      ),
      backupCodesLeft: z.int(),
      ofStaff: z.boolean().describe('Whether the member has a staff role, also without a passkey for the console.'),
    }),
  }),
  startFactorProof: route({
    method: 'POST',
    path: '/api/account/second-factors/proof',
    summary: 'Start the proof that is required before a change of second factors; empty if there are none',
    reply: z.object({ awaited: z.object(awaitedFactor).nullable() }),
    errors: ['accounts.guessesLocked'],
    secret: true,
  }),
  startTotp: route({
    method: 'POST',
    path: '/api/account/second-factors/totp',
    summary: 'Start to add an authenticator app: returns the secret to scan',
    body: changing,
    reply: z.object({ uri: z.string(), secret: z.string() }),
    errors: [...wrongProofs, 'accounts.secondFactorExists'],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
  confirmTotp: route({
    method: 'POST',
    path: '/api/account/second-factors/totp/confirm',
    summary: 'Confirm the authenticator app with its first code; the first factor creates backup codes',
    body: z.object({ code: z.string('field.required').max(10, 'field.invalid') }),
    reply: z.object({ backupCodes: z.array(z.string()) }),
    errors: ['auth.secondFactorFailed', 'accounts.guessesLocked'],
    secret: true,
    example: { body: { code: '000000' } },
  }),
  startPasskey: route({
    method: 'POST',
    path: '/api/account/second-factors/passkey',
    summary: 'Start to add a passkey: returns options for the browser’s dialog',
    body: changing,
    reply: z.object({ ticket: z.string(), options: z.string().describe('JSON.') }),
    errors: [...wrongProofs],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
  addPasskey: route({
    method: 'POST',
    path: '/api/account/second-factors/passkey/add',
    summary: 'Add the passkey that the browser created',
    body: z.object({ ticket: linkToken, name, answer: z.string('field.required').max(20_000, 'field.invalid').describe('JSON.') }),
    reply: z.object({ backupCodes: z.array(z.string()) }),
    errors: ['auth.secondFactorFailed', 'auth.secondFactorExpired'],
    secret: true,
    example: { body: { ticket: 'none', name: 'Laptop', answer: '{}' } },
  }),
  removeSecondFactor: route({
    method: 'DELETE',
    path: '/api/account/second-factors/{id}',
    summary: 'Remove a second factor; without any, backup codes are void',
    params: z.object({ id: z.uuid('field.invalid') }),
    body: changing,
    reply: nothing,
    errors: [...wrongProofs, 'resource.notFound'],
    example: { params: { id: examples.id }, body: { password: examples.secret } },
  }),
  renewBackupCodes: route({
    method: 'POST',
    path: '/api/account/second-factors/codes',
    summary: 'Create ten new backup codes; the old ones become void',
    body: changing,
    reply: z.object({ backupCodes: z.array(z.string()) }),
    errors: [...wrongProofs, 'resource.notFound'],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
};
