import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { z } from 'zod';
import type { FieldProblem } from '../error-codes.ts';
import { emailAddress } from '../text.ts';
import { settingsLabel } from '../transparency.ts';

const problem = (code: FieldProblem) => code;

const base64url = (shortest: number, longest: number) =>
  z
    .string(problem('field.required'))
    .regex(/^[A-Za-z0-9_-]*$/, problem('field.invalid'))
    .min(shortest, problem('field.invalid'))
    .max(longest, problem('field.invalid'));

/** What the browser derives from the password with Argon2id: 32 bytes. The password itself is never sent. */
export const derivedSecret = base64url(43, 43).describe('Derived from the password in the browser; never the password.');

export const envelope = base64url(40, 1000).describe('The master key, encrypted in the browser.');

/** The KDF version with which a secret was derived. */
export const kdfVersion = z.int(problem('field.invalid')).min(1, problem('field.invalid')).max(1000, problem('field.invalid'));

/** Secret and envelope for one identifier of a member. */
export const credential = z.object({ password: derivedSecret, envelope, kdfVersion: kdfVersion.default(1) });

export const credentials = z.object({ email: credential, username: credential });

export const publicKeys = z.object({
  identityKey: base64url(40, 200),
  accountKey: base64url(40, 200),
  accountKeyVersion: z.int().min(1).max(10_000),
  sequence: z.int().min(0).max(10_000),
  signature: base64url(40, 200),
  continuity: base64url(40, 200).nullable().default(null),
  previousHead: base64url(43, 43).nullable().default(null).describe('The head of the record chain before this record, which it signs.'),
});

export const encryptedSettings = base64url(1, Math.ceil((conversationLimits.settingsBytes * 4) / 3)).describe(
  'Pins and settings of the member, encrypted in the browser.',
);

/** The version that the browser bound to the ciphertext. */
export const settingsVersion = z
  .int(problem('field.invalid'))
  .min(1, problem('field.invalid'))
  .max(2_147_483_646, problem('field.invalid'));

export const memberKeys = publicKeys.extend({
  bundle: base64url(40, 20_000).describe('Private keys, encrypted in the browser.'),
  settings: z
    .object({ ciphertext: encryptedSettings, version: settingsVersion, label: settingsLabel })
    .optional()
    .describe('The settings under the same master key, 1 at sign-up. Missing only from a tab that was loaded before the last release.'),
});

export const kdfParameters = z.object({
  version: z.int(),
  memoryKiB: z.int(),
  passes: z.int(),
  lanes: z.int(),
});

/** Proves knowledge of a password without revealing which KDF version its verifier has. */
export const typedSecret = {
  password: derivedSecret,
  kdfVersion: kdfVersion.default(1),
  others: z
    .array(z.object({ password: derivedSecret, kdfVersion }))
    .max(3, problem('field.tooLong'))
    .default([])
    .describe('Secrets derived from the same password with the other enabled parameters.'),
};

export const linkToken = z.string(problem('field.required')).min(1, problem('field.required')).max(200, problem('field.invalid'));

/** Proof of a second factor: the ticket of a step, and one of the three. */
export const factorProof = {
  ticket: linkToken,
  totp: z.string().max(10, problem('field.invalid')).optional(),
  passkey: z.string().max(10_000, problem('field.invalid')).optional().describe('JSON of the browser’s response.'),
  code: z.string().max(40, problem('field.invalid')).optional().describe('A backup code.'),
};

/** A step that requires a second factor, and the methods to complete it. */
export const awaitedFactor = {
  ticket: z.string(),
  methods: z.array(z.enum(['totp', 'passkey', 'code'])),
  passkeyOptions: z.string().nullable().describe('JSON for the browser’s passkey dialog.'),
};

/** The server's rules check length and characters; this only rejects impossible usernames. */
export const wantedUsername = z
  .string(problem('username.required'))
  .trim()
  .min(1, problem('username.required'))
  .max(100, problem('username.tooLong'));

export const loginName = z.string(problem('field.required')).trim().min(1, problem('field.required')).max(254, problem('field.invalid'));

export { emailAddress };

/** Examples that the schemas accept; the credentials in them are not valid. */
export const examples = {
  secret: 'A'.repeat(43),
  envelope: 'A'.repeat(80),
  credentials: {
    email: { password: 'A'.repeat(43), envelope: 'A'.repeat(80) },
    username: { password: 'A'.repeat(43), envelope: 'A'.repeat(80) },
  },
  keys: {
    bundle: 'A'.repeat(100),
    settings: { ciphertext: 'A'.repeat(80), version: 1 },
    identityKey: 'A'.repeat(87),
    accountKey: 'A'.repeat(87),
    accountKeyVersion: 1,
    sequence: 0,
    signature: 'A'.repeat(86),
    continuity: null,
    previousHead: null,
  },
  id: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11',
} as const;
