import { z } from 'zod';
import { awaitedFactor, derivedSecret, examples, factorProof, linkToken } from './schemas.ts';
import { route } from '../route.ts';

const nothing = z.object({});
const name = z.string('field.required').trim().min(1, 'field.required').max(60, 'field.tooLong');

/** A first factor needs the password; every other change also one of the factors that the account has. */
const changing = z.object({ password: derivedSecret, proof: z.object(factorProof).optional().describe('Of startFactorProof.') });

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
    summary: 'What protects the account besides the password',
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
      ofStaff: z.boolean().describe('Has a role of staff, also while no passkey opens the console for it.'),
    }),
  }),
  startFactorProof: route({
    method: 'POST',
    path: '/api/account/second-factors/proof',
    summary: 'What to prove before a change of what protects the account; nothing where it has no second factor',
    reply: z.object({ awaited: z.object(awaitedFactor).nullable() }),
    errors: ['accounts.guessesLocked'],
    secret: true,
  }),
  startTotp: route({
    method: 'POST',
    path: '/api/account/second-factors/totp',
    summary: 'Begin with an authenticator app: the secret to scan',
    body: changing,
    reply: z.object({ uri: z.string(), secret: z.string() }),
    errors: [...wrongProofs, 'accounts.secondFactorExists'],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
  confirmTotp: route({
    method: 'POST',
    path: '/api/account/second-factors/totp/confirm',
    summary: 'Enter the app’s first code; it counts from then on. The first factor brings backup codes',
    body: z.object({ code: z.string('field.required').max(10, 'field.invalid') }),
    reply: z.object({ backupCodes: z.array(z.string()) }),
    errors: ['auth.secondFactorFailed', 'accounts.guessesLocked'],
    secret: true,
    example: { body: { code: '000000' } },
  }),
  startPasskey: route({
    method: 'POST',
    path: '/api/account/second-factors/passkey',
    summary: 'Begin with a passkey: options for the browser’s dialog',
    body: changing,
    reply: z.object({ ticket: z.string(), options: z.string().describe('JSON.') }),
    errors: [...wrongProofs],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
  addPasskey: route({
    method: 'POST',
    path: '/api/account/second-factors/passkey/add',
    summary: 'Hand in what the browser made',
    body: z.object({ ticket: linkToken, name, answer: z.string('field.required').max(20_000, 'field.invalid').describe('JSON.') }),
    reply: z.object({ backupCodes: z.array(z.string()) }),
    errors: ['auth.secondFactorFailed', 'auth.secondFactorExpired'],
    secret: true,
    example: { body: { ticket: 'none', name: 'Laptop', answer: '{}' } },
  }),
  removeSecondFactor: route({
    method: 'DELETE',
    path: '/api/account/second-factors/{id}',
    summary: 'Remove one; without any, backup codes are void',
    params: z.object({ id: z.uuid('field.invalid') }),
    body: changing,
    reply: nothing,
    errors: [...wrongProofs, 'resource.notFound'],
    example: { params: { id: examples.id }, body: { password: examples.secret } },
  }),
  renewBackupCodes: route({
    method: 'POST',
    path: '/api/account/second-factors/codes',
    summary: 'Ten new backup codes; the old ones are void',
    body: changing,
    reply: z.object({ backupCodes: z.array(z.string()) }),
    errors: [...wrongProofs, 'resource.notFound'],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
};
