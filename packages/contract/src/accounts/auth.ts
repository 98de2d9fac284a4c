import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { z } from 'zod';
import { deviceChoice, deviceView, signedIn } from '../devices/schemas.ts';
import { route } from '../route.ts';
import {
  awaitedFactor,
  credentials,
  derivedSecret,
  emailAddress,
  envelope,
  examples,
  factorProof,
  kdfParameters,
  linkToken,
  loginName,
  memberKeys,
  kdfVersion,
  typedSecret,
  wantedUsername,
} from './schemas.ts';

const nothing = z.object({});

const proofOfWork = z
  .string('proof.required')
  .min(1, 'proof.required')
  .max(5000, 'proof.required')
  .describe('A solved challenge of auth/challenge; the account gets the id that it contains.');

/** Sign-up, login, and the links of emails. */
export const authRoutes = {
  getKdf: route({
    method: 'POST',
    path: '/api/auth/parameters',
    summary: 'Salt and parameters for the KDF; unknown names get a reply of the same form',
    body: z.object({ names: z.array(loginName).min(1, 'field.required').max(2, 'field.tooLong') }),
    reply: z.object({
      parameters: kdfParameters.describe('Parameters for new secrets.'),
      others: z.array(kdfParameters).optional().describe('Parameters with which the current secrets may have been made.'),
      salts: z.array(z.string()),
    }),
    example: { body: { names: ['iris@example.org'] } },
  }),
  getBreachedRange: route({
    method: 'POST',
    path: '/api/auth/breached-passwords',
    summary: 'Hashes of breached passwords with the same prefix as a new one; the browser compares them',
    body: z.object({
      prefix: z
        .string('field.required')
        .regex(/^[0-9A-F]{5}$/, 'field.invalid')
        .describe('The first five hexadecimal digits of the SHA-1 of the password.'),
    }),
    reply: z.object({
      entries: z
        .array(z.string())
        .nullable()
        .describe(
          'The other 35 digits of each hash, and its number of breaches: `…:42`, 0 for padding. Null when the list was not available.',
        ),
    }),
    // Neither the request nor the reply is stored.
    secret: true,
    repeatable: true,
    example: { body: { prefix: '21BD1' } },
  }),
  getChallenge: route({
    method: 'GET',
    path: '/api/auth/challenge',
    summary: 'A proof of work (ALTCHA) that slows down automated sign-up',
    reply: z.object({
      challenge: z.string().describe('JSON for the solver. `parameters.data.memberId` is the id of the new account.'),
    }),
  }),
  validateSignUp: route({
    method: 'POST',
    path: '/api/user/validate',
    summary: 'Whether a username is available and an email address well formed; never whether an email address has an account',
    body: z.object({ username: wantedUsername.optional(), email: emailAddress.optional() }),
    reply: nothing,
    errors: ['request.invalid'],
    example: { body: { username: 'evening' } },
  }),
  signUp: route({
    method: 'POST',
    path: '/api/user/register',
    summary: 'Sign up; the reply is the same whether the email address has an account or not',
    body: z.object({
      email: emailAddress,
      username: wantedUsername,
      accountType: z.enum(accountTypes, 'field.notAChoice'),
      credentials,
      keys: memberKeys,
      timeZone: z.string('field.invalid').max(60, 'field.invalid').optional(),
      agreement: z.literal(true, 'agreement.required'),
      age: z.literal(true, 'age.required'),
      proof: proofOfWork,
    }),
    reply: nothing,
    errors: ['request.invalid', 'rate.limited', 'accounts.proofOfWorkInvalid', 'accounts.signUpClosed'],
    example: {
      body: {
        email: 'evening@example.org',
        username: 'evening',
        accountType: 'fetishist',
        credentials: examples.credentials,
        keys: examples.keys,
        agreement: true,
        age: true,
        proof: 'e30=',
      },
    },
  }),
  resendVerification: route({
    method: 'POST',
    path: '/api/hash/email/verify',
    summary: 'Send the confirmation email again; the reply is the same for every email address',
    body: z.object({ email: emailAddress }),
    reply: nothing,
    example: { body: { email: 'evening@example.org' } },
  }),
  verifyEmail: route({
    method: 'POST',
    path: '/api/hash/verify-email',
    summary: 'Confirm an email address by the link of the email, after a sign-up or a change',
    body: z.object({ token: linkToken }),
    reply: z.object({ outcome: z.enum(['joined', 'changed']) }),
    errors: ['accounts.linkInvalid'],
    example: { body: { token: 'none' } },
  }),
  login: route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Log in by email address or username',
    body: z.object({
      login: loginName,
      ...typedSecret,
      remember: z.boolean('field.invalid').default(false),
      cookieless: z.boolean('field.invalid').default(false).describe('For clients without cookies: the reply contains the refresh token.'),
    }),
    reply: z.union([
      z.object({ step: z.literal('signed_in'), session: signedIn }),
      z.object({ step: z.literal('second_factor'), ...awaitedFactor }),
    ]),
    errors: ['auth.failed', 'auth.locked', 'auth.unverified', 'auth.deviceLimit', 'auth.suspended', 'accounts.guessesLocked'],
    secret: true,
    example: { body: { login: 'iris@example.org', password: examples.secret } },
  }),
  proveSecondFactor: route({
    method: 'POST',
    path: '/api/auth/second-factor',
    summary: 'Complete a login with a code of the authenticator app, a passkey, or a backup code',
    body: z.object({
      ...factorProof,
      remember: z.boolean('field.invalid').default(false),
      cookieless: z.boolean('field.invalid').default(false),
    }),
    reply: z.object({ session: signedIn }),
    errors: ['auth.secondFactorFailed', 'auth.secondFactorExpired', 'auth.deviceLimit', 'accounts.guessesLocked'],
    secret: true,
    example: { body: { ticket: 'none', totp: '000000' } },
  }),
  listDevicesAtLogin: route({
    method: 'POST',
    path: '/api/auth/login/devices',
    summary: 'Over the limit of devices: prove the password again, and get the devices of which one can be signed out here',
    body: z.object({ login: loginName, ...typedSecret }),
    reply: deviceChoice,
    errors: ['auth.failed', 'auth.locked', 'auth.unverified', 'auth.deviceLimit', 'auth.suspended', 'auth.secondFactorRequired'],
    secret: true,
    example: { body: { login: 'iris@example.org', password: examples.secret } },
  }),
  listDevicesAtSecondFactor: route({
    method: 'POST',
    path: '/api/auth/second-factor/devices',
    summary: 'Over the limit of devices: prove the second factor, and get the devices of which one can be signed out here',
    body: z.object(factorProof),
    reply: deviceChoice,
    errors: ['auth.secondFactorFailed', 'auth.secondFactorExpired', 'auth.deviceLimit', 'accounts.guessesLocked'],
    secret: true,
    example: { body: { ticket: 'none', totp: '000000' } },
  }),
  replaceDevice: route({
    method: 'POST',
    path: '/api/auth/replace-device',
    summary: 'Complete a login over the limit of devices: sign one of them out and log in, by a ticket that works once',
    body: z.object({
      ticket: linkToken,
      device: z.uuid('field.invalid'),
      remember: z.boolean('field.invalid').default(false),
      cookieless: z.boolean('field.invalid').default(false),
    }),
    reply: z.object({ session: signedIn }),
    errors: ['auth.secondFactorExpired', 'auth.deviceLimit'],
    secret: true,
    example: { body: { ticket: 'none', device: examples.id } },
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/hash/forgot',
    summary: 'Send a link to reset the password; the reply is the same for every email address',
    body: z.object({ email: emailAddress }),
    reply: nothing,
    example: { body: { email: 'iris@example.org' } },
  }),
  getResetInfo: route({
    method: 'POST',
    path: '/api/hash/reset-info',
    summary: 'Data for a password reset: names, salts, the recovery envelope and the required second factor, if any',
    body: z.object({ token: linkToken }),
    reply: z.object({
      id: z.uuid(),
      username: z.string(),
      email: z.string(),
      parameters: kdfParameters,
      salts: z.object({ email: z.string(), username: z.string() }),
      recovery: z.string().nullable(),
      secondFactor: z.object(awaitedFactor).nullable().optional().describe('The second factor that the reset requires.'),
    }),
    errors: ['accounts.linkInvalid', 'accounts.guessesLocked'],
    secret: true,
    example: { body: { token: 'none' } },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/hash/reset',
    summary: 'Reset the password by the link, with the second factor if there is one; all devices are signed out',
    body: z.object({
      token: linkToken,
      passwords: z.object({ email: derivedSecret, username: derivedSecret }),
      kdfVersion: kdfVersion.default(1),
      envelopes: z
        .object({ email: envelope, username: envelope })
        .optional()
        .describe('Set when the recovery code decrypted the master key.'),
      proof: z.object(factorProof).optional(),
    }),
    reply: nothing,
    errors: [
      'accounts.linkInvalid',
      'accounts.guessesLocked',
      'auth.secondFactorRequired',
      'auth.secondFactorFailed',
      'auth.secondFactorExpired',
    ],
    example: { body: { token: 'none', passwords: { email: examples.secret, username: examples.secret } } },
  }),
  requestDevicesLink: route({
    method: 'POST',
    path: '/api/hash/sessions',
    summary: 'Send a link to list and remove devices; the reply is the same for every email address',
    body: z.object({ email: emailAddress }),
    reply: nothing,
    example: { body: { email: 'iris@example.org' } },
  }),
  listDevicesByLink: route({
    method: 'GET',
    path: '/api/hash/sessions-info',
    summary: 'List the devices of the member to whom the email was sent',
    query: z.object({ token: linkToken }),
    reply: z.array(deviceView),
    errors: ['accounts.linkInvalid'],
    example: { query: { token: 'none' } },
  }),
  removeDevicesByLink: route({
    method: 'POST',
    path: '/api/hash/sessions-reset',
    summary: 'Sign devices out by the link of the email',
    body: z.object({ token: linkToken, devices: z.array(z.uuid('field.invalid')).min(1, 'field.required').max(2, 'field.invalid') }),
    reply: nothing,
    errors: ['accounts.linkInvalid'],
    example: { body: { token: 'none', devices: [examples.id] } },
  }),
};
