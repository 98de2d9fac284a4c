import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { z } from 'zod';
import { deviceView, signedIn } from '../devices/parts.ts';
import { route } from '../route.ts';
import {
  credentials,
  derivedSecret,
  emailAddress,
  envelope,
  examples,
  kdfParameters,
  linkToken,
  loginName,
  memberKeys,
  stretching,
  typedSecret,
  wantedUsername,
} from './parts.ts';

const nothing = z.object({});

const proofOfWork = z
  .string('proof.required')
  .min(1, 'proof.required')
  .max(5000, 'proof.required')
  .describe('A solved challenge of auth/challenge.');

/** The way in: signing up, signing in, and the links of our mails. */
export const entryCalls = {
  readKdf: route({
    method: 'POST',
    path: '/api/auth/parameters',
    summary: 'Salt and cost with which a browser derives its secret; the same kind of answer for names that nobody has',
    body: z.object({ names: z.array(loginName).min(1, 'field.required').max(2, 'field.tooLong') }),
    reply: z.object({
      parameters: kdfParameters.describe('With which new secrets are made.'),
      others: z.array(kdfParameters).optional().describe('With which secrets of today may have been made too.'),
      salts: z.array(z.string()),
    }),
    example: { body: { names: ['iris@example.org'] } },
  }),
  readChallenge: route({
    method: 'GET',
    path: '/api/auth/challenge',
    summary: 'A proof of work (ALTCHA) that slows sign-up by machine',
    reply: z.object({ challenge: z.string().describe('JSON, as the solver takes it.') }),
  }),
  validateSignUp: route({
    method: 'POST',
    path: '/api/user/validate',
    summary: 'Whether a username can be had and an address is well formed; never whether an address has an account',
    body: z.object({ username: wantedUsername.optional(), email: emailAddress.optional() }),
    reply: nothing,
    refusals: ['request.invalid'],
    example: { body: { username: 'evening' } },
  }),
  signUp: route({
    method: 'POST',
    path: '/api/user/register',
    summary: 'Ask to join; the answer is the same whether the address has an account or not',
    body: z.object({
      id: z.uuid('field.invalid').describe('Chosen by the browser, because the keys are sealed for it.'),
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
    refusals: ['request.invalid', 'rate.limited', 'accounts.proofInvalid', 'accounts.signUpClosed'],
    example: {
      body: {
        id: examples.id,
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
    summary: 'Send the confirmation mail again; the answer is the same for every address',
    body: z.object({ email: emailAddress }),
    reply: nothing,
    example: { body: { email: 'evening@example.org' } },
  }),
  verifyEmail: route({
    method: 'POST',
    path: '/api/hash/verify-email',
    summary: 'Open the link of a confirmation mail: of a sign-up, or of a new address',
    body: z.object({ token: linkToken }),
    reply: z.object({ outcome: z.enum(['joined', 'changed']) }),
    refusals: ['accounts.linkInvalid'],
    example: { body: { token: 'none' } },
  }),
  login: route({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in by address or username',
    body: z.object({
      login: loginName,
      ...typedSecret,
      remember: z.boolean('field.invalid').default(false),
      cookieless: z
        .boolean('field.invalid')
        .default(false)
        .describe('For clients without cookies: the refresh token stands in the answer.'),
    }),
    reply: z.union([
      z.object({ step: z.literal('signed_in'), session: signedIn }),
      z.object({
        step: z.literal('second_factor'),
        ticket: z.string(),
        methods: z.array(z.enum(['totp', 'passkey', 'code'])),
        passkeyOptions: z.string().nullable().describe('JSON for the browser’s passkey dialog.'),
      }),
    ]),
    refusals: ['auth.failed', 'auth.locked', 'auth.unverified', 'auth.deviceLimit', 'auth.suspended'],
    secret: true,
    example: { body: { login: 'iris@example.org', password: examples.secret } },
  }),
  proveSecondFactor: route({
    method: 'POST',
    path: '/api/auth/second-factor',
    summary: 'The second step of a sign-in: a code of the authenticator app, a passkey, or a backup code',
    body: z.object({
      ticket: linkToken,
      totp: z.string().max(10, 'field.invalid').optional(),
      passkey: z.string().max(10_000, 'field.invalid').optional().describe('JSON of the browser’s answer.'),
      code: z.string().max(40, 'field.invalid').optional(),
      remember: z.boolean('field.invalid').default(false),
      cookieless: z.boolean('field.invalid').default(false),
    }),
    reply: z.object({ session: signedIn }),
    refusals: ['auth.secondFactorFailed', 'auth.secondFactorExpired', 'auth.deviceLimit'],
    secret: true,
    example: { body: { ticket: 'none', totp: '000000' } },
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/hash/forgot',
    summary: 'Send a link to choose a new password; the answer is the same for every address',
    body: z.object({ email: emailAddress }),
    reply: nothing,
    example: { body: { email: 'iris@example.org' } },
  }),
  readReset: route({
    method: 'POST',
    path: '/api/hash/reset-info',
    summary: 'What the browser needs to make the new secret: names, salts, and the recovery envelope if there is one',
    body: z.object({ token: linkToken }),
    reply: z.object({
      id: z.uuid(),
      username: z.string(),
      email: z.string(),
      parameters: kdfParameters,
      salts: z.object({ email: z.string(), username: z.string() }),
      recovery: z.string().nullable(),
    }),
    refusals: ['accounts.linkInvalid'],
    secret: true,
    example: { body: { token: 'none' } },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/hash/reset',
    summary: 'Choose a new password by the link; every device is signed out',
    body: z.object({
      token: linkToken,
      passwords: z.object({ email: derivedSecret, username: derivedSecret }),
      stretching: stretching.default(1),
      envelopes: z.object({ email: envelope, username: envelope }).optional().describe('Where the recovery code opened the master key.'),
    }),
    reply: nothing,
    refusals: ['accounts.linkInvalid'],
    example: { body: { token: 'none', passwords: { email: examples.secret, username: examples.secret } } },
  }),
  askForDevices: route({
    method: 'POST',
    path: '/api/hash/sessions',
    summary: 'Send a link to see and remove devices; the answer is the same for every address',
    body: z.object({ email: emailAddress }),
    reply: nothing,
    example: { body: { email: 'iris@example.org' } },
  }),
  listDevicesByLink: route({
    method: 'GET',
    path: '/api/hash/sessions-info',
    summary: 'The devices of whom the mail was sent to',
    query: z.object({ token: linkToken }),
    reply: z.array(deviceView),
    refusals: ['accounts.linkInvalid'],
    example: { query: { token: 'none' } },
  }),
  removeDevicesByLink: route({
    method: 'POST',
    path: '/api/hash/sessions-reset',
    summary: 'Sign devices out by the link of the mail',
    body: z.object({ token: linkToken, devices: z.array(z.uuid('field.invalid')).min(1, 'field.required').max(2, 'field.invalid') }),
    reply: nothing,
    refusals: ['accounts.linkInvalid'],
    example: { body: { token: 'none', devices: [examples.id] } },
  }),
};
