import { z } from 'zod';
import { route } from '../route.ts';
import { derivedSecret, envelope, examples, memberKeys, publicKeys, kdfVersion } from './schemas.ts';

const nothing = z.object({});

const kdfUpgraded = z.object({ password: derivedSecret, envelope: envelope.optional().describe('Missing only after a password reset.') });

/** A member’s keys; all private parts are encrypted in the browser. */
export const keyRoutes = {
  getKeys: route({
    method: 'GET',
    path: '/api/account/keys',
    summary: 'Get the caller’s encrypted keys',
    reply: z.object({
      bundle: z.string(),
      records: z.array(publicKeys),
      envelopes: z.object({ email: z.string().nullable(), username: z.string().nullable(), recovery: z.string().nullable() }),
      kdfVersion: z.object({ email: z.int(), username: z.int() }).optional().describe('The KDF version of the secret of each name.'),
    }),
    secret: true,
  }),
  saveEnvelopes: route({
    method: 'PUT',
    path: '/api/account/keys/envelopes',
    summary: 'Replace envelopes of the master key: by the password after a reset, or by a recovery code',
    body: z.object({
      password: derivedSecret,
      envelopes: z.object({ email: envelope.optional(), username: envelope.optional(), recovery: envelope.optional() }),
    }),
    reply: nothing,
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked'],
    example: { body: { password: examples.secret, envelopes: { recovery: examples.envelope } } },
  }),
  upgradeKdf: route({
    method: 'PUT',
    path: '/api/account/keys/kdf',
    summary: 'Upgrade the KDF of an unchanged password: secrets and envelopes of both names together',
    body: z.object({
      proof: z
        .object({ kind: z.enum(['email', 'username'], 'field.notAChoice'), password: derivedSecret })
        .describe('The current secret of one name.'),
      kdfVersion,
      credentials: z.object({ email: kdfUpgraded, username: kdfUpgraded }),
    }),
    reply: nothing,
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked', 'request.invalid', 'version.stale'],
    example: {
      body: {
        proof: { kind: 'email', password: examples.secret },
        kdfVersion: 1,
        credentials: { email: examples.credentials.email, username: examples.credentials.username },
      },
    },
  }),
  replaceKeys: route({
    method: 'PUT',
    path: '/api/account/keys',
    summary: 'Replace the keys: a new identity, signed by the previous one if possible',
    body: z.object({
      password: derivedSecret,
      keys: memberKeys,
      envelopes: z.object({ email: envelope, username: envelope, recovery: envelope.optional() }),
    }),
    reply: nothing,
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked', 'version.stale'],
    example: {
      body: {
        password: examples.secret,
        keys: { ...examples.keys, sequence: 1 },
        envelopes: { email: examples.envelope, username: examples.envelope },
      },
    },
  }),
};
