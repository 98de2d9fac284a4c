import { accountTypes, memberStates, staffRoles } from '@subrosa/rules/accounts/account-types';
import { clocks } from '@subrosa/rules/format/dates';
import { z } from 'zod';
import { route } from '../route.ts';
import { credential, credentials, derivedSecret, emailAddress, examples, linkToken, wantedUsername } from './schemas.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };

/** A member's own account, visible to them only. */
const account = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  accountType: z.enum(accountTypes),
  state: z.enum(memberStates),
  premium: z.boolean(),
  verified: z.boolean().describe('Identity verified by staff.'),
  phone: z.string().nullable().describe('Masked.'),
  phoneVerified: z.boolean(),
  staffRole: z.enum(staffRoles).nullable(),
  serial: z.string(),
  newEmail: z.string().nullable().describe('Waits for its confirmation by email.'),
  hasRecoveryCode: z.boolean(),
  keysLocked: z.boolean().describe('After a password reset: only the recovery code decrypts the keys.'),
});

const settings = z.object({
  locale: z.string(),
  timeZone: z.string(),
  weightUnit: z.enum(['kg', 'lb']),
  heightUnit: z.enum(['cm', 'ft']),
  clock: z.enum(clocks).describe('Hours of a shown time: 12, 24, or as usual in the language.'),
  theme: z.enum(['auto', 'dark', 'light']),
  emailSubscription: z.boolean(),
  privateAccount: z.boolean(),
  showPresence: z.boolean().describe('Whether others see when the member is or was online.'),
  readReceipts: z
    .boolean()
    .describe('Whether the member shares delivery and read receipts, and sees those of others; never while presence is hidden.'),
  discreet: z.boolean().describe('Neutral tab title and icon.'),
  blurMedia: z.boolean(),
});

const settingsChange = z.object({
  locale: z.string('field.invalid').max(20, 'field.invalid').optional(),
  timeZone: z.string('field.invalid').max(60, 'field.invalid').optional(),
  weightUnit: z.enum(['kg', 'lb'], 'field.notAChoice').optional(),
  heightUnit: z.enum(['cm', 'ft'], 'field.notAChoice').optional(),
  clock: z.enum(clocks, 'field.notAChoice').optional(),
  theme: z.enum(['auto', 'dark', 'light'], 'field.notAChoice').optional(),
  emailSubscription: z.boolean('field.invalid').optional(),
  privateAccount: z.boolean('field.invalid').optional(),
  showPresence: z.boolean('field.invalid').optional(),
  readReceipts: z.boolean('field.invalid').optional(),
  discreet: z.boolean('field.invalid').optional(),
  blurMedia: z.boolean('field.invalid').optional(),
});

function updateOwn(method: 'POST' | 'PUT', path: `/api/${string}`) {
  return route({
    method,
    path,
    summary: 'Change the caller’s settings; only given fields change',
    params: id,
    body: settingsChange,
    reply: settings,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { theme: 'dark' } },
  });
}

const reauthenticated = z.object({ password: derivedSecret });

const recentlyAuthenticated = z.object({
  password: derivedSecret.optional().describe('Not needed for ten minutes after it was proved on this device.'),
});

/** The caller's own account and settings. */
export const ownRoutes = {
  countMembers: route({
    method: 'GET',
    path: '/api/user/total',
    summary: 'Number of members, rounded down to hundreds',
    reply: z.object({ total: z.int() }),
    cacheSeconds: 60,
  }),
  getSerial: route({
    method: 'GET',
    path: '/api/users/serial-number',
    summary: 'Get the number to show in the verification video',
    reply: z.object({ serial: z.string() }),
  }),
  getAccount: route({
    method: 'GET',
    path: '/api/account',
    summary: 'Get the caller’s account',
    reply: account,
  }),
  getUser: route({
    method: 'GET',
    path: '/api/users/{id}',
    summary: 'Get the caller’s account by its id; other ids return 404',
    params: id,
    reply: account,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  updateUser: updateOwn('PUT', '/api/users/{id}'),
  updateUserAlias: updateOwn('POST', '/api/user/{id}'),
  getSettings: route({ method: 'GET', path: '/api/account/settings', summary: 'Get the caller’s settings', reply: settings }),
  saveSettings: route({
    method: 'PUT',
    path: '/api/account/settings',
    summary: 'Change the caller’s settings; only given fields change',
    body: settingsChange,
    reply: settings,
    versioned: true,
    example: { body: { theme: 'dark' } },
  }),
  changePassword: route({
    method: 'PUT',
    path: '/api/users/change-password',
    summary: 'Change the password; other devices are signed out',
    body: z.object({ password: derivedSecret, credentials }),
    reply: nothing,
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked', 'accounts.passwordSame'],
    example: { body: { password: examples.secret, credentials: examples.credentials } },
  }),
  changeUsername: route({
    method: 'PUT',
    path: '/api/users/{id}/username',
    summary: 'Change the username',
    params: id,
    body: z.object({ username: wantedUsername, password: derivedSecret, credential }),
    reply: nothing,
    errors: ['resource.notFound', 'accounts.passwordWrong', 'accounts.guessesLocked', 'request.invalid'],
    example: { params: exampleId, body: { username: 'evening', password: examples.secret, credential: examples.credentials.email } },
  }),
  changeEmail: route({
    method: 'PUT',
    path: '/api/users/{id}/email',
    summary: 'Change the email address; it takes effect after its confirmation',
    params: id,
    body: z.object({ email: emailAddress, password: derivedSecret, credential }),
    reply: nothing,
    errors: ['resource.notFound', 'accounts.passwordWrong', 'accounts.guessesLocked'],
    example: {
      params: exampleId,
      body: { email: 'evening@example.org', password: examples.secret, credential: examples.credentials.email },
    },
  }),
  sendPhoneCode: route({
    method: 'POST',
    path: '/api/account/phone',
    summary: 'Send a code to a phone number',
    body: z.object({
      phone: z.string('phone.required').trim().min(1, 'phone.required').max(40, 'phone.invalid'),
      country: z.string().length(2).optional(),
    }),
    reply: z.object({ phone: z.string().describe('Masked.') }),
    errors: ['accounts.phoneBlocked', 'request.invalid'],
    example: { body: { phone: '+16045550123' } },
  }),
  verifyPhone: route({
    method: 'POST',
    path: '/api/hash/verify-phone',
    summary: 'Verify the phone number with the code of the text message',
    body: z.object({ code: z.string('field.required').regex(/^\d{6}$/, 'phone.code') }),
    reply: nothing,
    errors: ['accounts.phoneBlocked', 'accounts.phoneCodeWrong', 'accounts.guessesLocked'],
    example: { body: { code: '000000' } },
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/api/account/devices/{id}',
    summary: 'Sign out one of the caller’s devices',
    params: id,
    body: recentlyAuthenticated,
    reply: nothing,
    errors: ['accounts.passwordRequired', 'accounts.passwordWrong', 'accounts.guessesLocked', 'resource.notFound'],
    example: { params: exampleId, body: { password: examples.secret } },
  }),
  removePhone: route({ method: 'DELETE', path: '/api/account/phone', summary: 'Remove the phone number', reply: nothing }),
  deleteAccount: route({
    method: 'DELETE',
    path: '/api/users/delete',
    summary: 'Delete the account immediately and permanently',
    body: reauthenticated,
    reply: z.object({ reference: z.string().describe('Reference of the receipt.') }),
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked', 'staff.administratorsLeft'],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
  getExport: route({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Get the state of the caller’s data export',
    reply: z.object({
      state: z.enum(['none', 'pending', 'ready']),
      requestedAt: z.iso.datetime().nullable(),
      readyAt: z.iso.datetime().nullable(),
    }),
  }),
  requestExport: route({
    method: 'POST',
    path: '/api/account/export',
    summary: 'Request a data export; an email announces when it is ready',
    body: recentlyAuthenticated,
    reply: nothing,
    errors: ['accounts.passwordRequired', 'accounts.passwordWrong', 'accounts.guessesLocked'],
    example: { body: { password: examples.secret } },
  }),
  downloadExport: route({
    method: 'POST',
    path: '/api/account/export/download',
    summary: 'Get a link to the data export, valid for five minutes',
    body: recentlyAuthenticated,
    reply: z.object({ url: z.string() }),
    errors: ['accounts.passwordRequired', 'accounts.passwordWrong', 'accounts.guessesLocked', 'resource.notFound'],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
  changeEmailSubscription: route({
    method: 'POST',
    path: '/api/account/email-subscription',
    summary: 'Unsubscribe from or resubscribe to email notifications by the signed link of an email; required emails are sent regardless',
    query: z.object({ token: linkToken }),
    body: z.object({ subscribed: z.boolean('field.invalid').default(false), 'List-Unsubscribe': z.string().max(40).optional() }),
    reply: z.object({ subscribed: z.boolean() }),
    errors: ['accounts.linkInvalid'],
    example: { query: { token: 'none' } },
  }),
};

export type AccountView = z.output<typeof account>;
export type SettingsView = z.output<typeof settings>;
