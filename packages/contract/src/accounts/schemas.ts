import { z } from 'zod';
import type { FieldProblem } from '../error-codes.ts';
import { emailAddress } from '../text.ts';

const problem = (code: FieldProblem) => code;

const base64url = (shortest: number, longest: number) =>
  z
    .string(problem('field.required'))
    .regex(/^[A-Za-z0-9_-]*$/, problem('field.invalid'))
    .min(shortest, problem('field.invalid'))
    .max(longest, problem('field.invalid'));

/** What the browser derives from the password with Argon2id: 32 bytes. The password itself never travels. */
export const derivedSecret = base64url(43, 43).describe('Derived from the password in the browser; never the password.');

export const envelope = base64url(40, 1000).describe('The master key, sealed in the browser.');

/** With which version of parameters a secret was derived. */
export const kdfVersion = z.int(problem('field.invalid')).min(1, problem('field.invalid')).max(1000, problem('field.invalid'));

/** For one name that a member signs in with. */
export const credential = z.object({ password: derivedSecret, envelope, kdfVersion: kdfVersion.default(1) });

export const credentials = z.object({ email: credential, username: credential });

export const publicKeys = z.object({
  identityKey: base64url(40, 200),
  accountKey: base64url(40, 200),
  accountKeyVersion: z.int().min(1).max(10_000),
  sequence: z.int().min(0).max(10_000),
  signature: base64url(40, 200),
  continuity: base64url(40, 200).nullable().default(null),
});

export const memberKeys = publicKeys.extend({ bundle: base64url(40, 20_000).describe('Private keys, sealed in the browser.') });

export const kdfParameters = z.object({
  version: z.int(),
  memoryKiB: z.int(),
  passes: z.int(),
  lanes: z.int(),
});

/** How somebody shows that they know the password of a name, while nobody says which version its verifier is of. */
export const typedSecret = {
  password: derivedSecret,
  kdfVersion: kdfVersion.default(1),
  others: z
    .array(z.object({ password: derivedSecret, kdfVersion }))
    .max(3, problem('field.tooLong'))
    .default([])
    .describe('What the other parameters in service make of the same password.'),
};

export const linkToken = z.string(problem('field.required')).min(1, problem('field.required')).max(200, problem('field.invalid'));

/** What proves a second factor: the ticket of a step, and one of the three. */
export const factorProof = {
  ticket: linkToken,
  totp: z.string().max(10, problem('field.invalid')).optional(),
  passkey: z.string().max(10_000, problem('field.invalid')).optional().describe('JSON of the browser’s answer.'),
  code: z.string().max(40, problem('field.invalid')).optional().describe('A backup code.'),
};

/** A step that awaits a second factor, and what can complete it. */
export const awaitedFactor = {
  ticket: z.string(),
  methods: z.array(z.enum(['totp', 'passkey', 'code'])),
  passkeyOptions: z.string().nullable().describe('JSON for the browser’s passkey dialog.'),
};

/** Length and characters are the server's rules to judge; here only what could never be a name. */
export const wantedUsername = z
  .string(problem('username.required'))
  .trim()
  .min(1, problem('username.required'))
  .max(100, problem('username.tooLong'));

export const loginName = z.string(problem('field.required')).trim().min(1, problem('field.required')).max(254, problem('field.invalid'));

export { emailAddress };

/** An example that the schemas accept; it opens nothing. */
export const examples = {
  secret: 'A'.repeat(43),
  envelope: 'A'.repeat(80),
  credentials: {
    email: { password: 'A'.repeat(43), envelope: 'A'.repeat(80) },
    username: { password: 'A'.repeat(43), envelope: 'A'.repeat(80) },
  },
  keys: {
    bundle: 'A'.repeat(100),
    identityKey: 'A'.repeat(87),
    accountKey: 'A'.repeat(87),
    accountKeyVersion: 1,
    sequence: 0,
    signature: 'A'.repeat(86),
    continuity: null,
  },
  id: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11',
} as const;
