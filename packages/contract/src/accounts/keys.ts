import { z } from 'zod';
import { route } from '../route.ts';
import { derivedSecret, envelope, examples, memberKeys, publicKeys } from './parts.ts';

const nothing = z.object({});

/** A member’s keys; everything private in them was sealed in the browser. */
export const keyCalls = {
  readKeys: route({
    method: 'GET',
    path: '/api/account/keys',
    summary: 'One’s own sealed keys',
    reply: z.object({
      bundle: z.string(),
      records: z.array(publicKeys),
      envelopes: z.object({ email: z.string().nullable(), username: z.string().nullable(), recovery: z.string().nullable() }),
    }),
    secret: true,
  }),
  saveEnvelopes: route({
    method: 'PUT',
    path: '/api/account/keys/envelopes',
    summary: 'Seal the master key anew: by the password after a reset, or by a recovery code',
    body: z.object({
      password: derivedSecret,
      envelopes: z.object({ email: envelope.optional(), username: envelope.optional(), recovery: envelope.optional() }),
    }),
    reply: nothing,
    refusals: ['accounts.passwordWrong'],
    example: { body: { password: examples.secret, envelopes: { recovery: examples.envelope } } },
  }),
  replaceKeys: route({
    method: 'PUT',
    path: '/api/account/keys',
    summary: 'Start fresh or rotate: a new identity, signed by the old one where it is known',
    body: z.object({
      password: derivedSecret,
      keys: memberKeys,
      envelopes: z.object({ email: envelope, username: envelope, recovery: envelope.optional() }),
    }),
    reply: nothing,
    refusals: ['accounts.passwordWrong', 'version.stale'],
    example: {
      body: {
        password: examples.secret,
        keys: { ...examples.keys, sequence: 1 },
        envelopes: { email: examples.envelope, username: examples.envelope },
      },
    },
  }),
};
