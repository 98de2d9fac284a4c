import { accountTypes, memberStates, staffRoles } from '@subrosa/rules/accounts/account-types';
import { z } from 'zod';
import { route } from '../route.ts';
import { credential, credentials, derivedSecret, emailAddress, examples, linkToken, wantedUsername } from './schemas.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };

/** A member's own account, as only they see it. */
const account = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  accountType: z.enum(accountTypes),
  state: z.enum(memberStates),
  premium: z.boolean(),
  verified: z.boolean().describe('Identity, by staff.'),
  phone: z.string().nullable().describe('Masked.'),
  phoneVerified: z.boolean(),
  staffRole: z.enum(staffRoles).nullable(),
  serial: z.string(),
  newEmail: z.string().nullable().describe('Waits for its mail to be opened.'),
  hasRecoveryCode: z.boolean(),
  keysLocked: z.boolean().describe('After a reset of the password: no envelope opens the keys but the recovery code.'),
});

const settings = z.object({
  locale: z.string(),
  timeZone: z.string(),
  weightUnit: z.enum(['kg', 'lb']),
  heightUnit: z.enum(['cm', 'ft']),
  theme: z.enum(['auto', 'dark', 'light']),
  emailSubscription: z.boolean(),
  privateAccount: z.boolean(),
  showPresence: z.boolean().describe('Whether others see that one is online, or when one was.'),
  readReceipts: z
    .boolean()
    .describe('Whether one tells, and is told, what was delivered and read; nobody is told while presence is hidden.'),
  discreet: z.boolean().describe('Neutral tab title and icon.'),
  blurMedia: z.boolean(),
});

const settingsChange = z.object({
  locale: z.string('field.invalid').max(20, 'field.invalid').optional(),
  timeZone: z.string('field.invalid').max(60, 'field.invalid').optional(),
  weightUnit: z.enum(['kg', 'lb'], 'field.notAChoice').optional(),
  heightUnit: z.enum(['cm', 'ft'], 'field.notAChoice').optional(),
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
    summary: 'Change one’s own settings; only what is given changes',
    params: id,
    body: settingsChange,
    reply: settings,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { theme: 'dark' } },
  });
}

const reauthenticated = z.object({ password: derivedSecret });

/** One’s own account and settings. */
export const ownRoutes = {
  countMembers: route({
    method: 'GET',
    path: '/api/user/total',
    summary: 'How many members there are, rounded down to hundreds',
    reply: z.object({ total: z.int() }),
    cacheSeconds: 60,
  }),
  getSerial: route({
    method: 'GET',
    path: '/api/users/serial-number',
    summary: 'The number that one shows in the verification video',
    reply: z.object({ serial: z.string() }),
  }),
  getAccount: route({
    method: 'GET',
    path: '/api/account',
    summary: 'One’s own account',
    reply: account,
  }),
  getUser: route({
    method: 'GET',
    path: '/api/users/{id}',
    summary: 'One’s own account by its id; anybody else’s is missing here',
    params: id,
    reply: account,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  updateUser: updateOwn('PUT', '/api/users/{id}'),
  updateUserAlias: updateOwn('POST', '/api/user/{id}'),
  getSettings: route({ method: 'GET', path: '/api/account/settings', summary: 'One’s own settings', reply: settings }),
  saveSettings: route({
    method: 'PUT',
    path: '/api/account/settings',
    summary: 'Change one’s own settings; only what is given changes',
    body: settingsChange,
    reply: settings,
    versioned: true,
    example: { body: { theme: 'dark' } },
  }),
  changePassword: route({
    method: 'PUT',
    path: '/api/users/change-password',
    summary: 'Choose a new password; other devices are signed out',
    body: z.object({ password: derivedSecret, credentials }),
    reply: nothing,
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked', 'accounts.passwordSame'],
    example: { body: { password: examples.secret, credentials: examples.credentials } },
  }),
  changeUsername: route({
    method: 'PUT',
    path: '/api/users/{id}/username',
    summary: 'Take another username',
    params: id,
    body: z.object({ username: wantedUsername, password: derivedSecret, credential }),
    reply: nothing,
    errors: ['resource.notFound', 'accounts.passwordWrong', 'accounts.guessesLocked', 'request.invalid'],
    example: { params: exampleId, body: { username: 'evening', password: examples.secret, credential: examples.credentials.email } },
  }),
  changeEmail: route({
    method: 'PUT',
    path: '/api/users/{id}/email',
    summary: 'Ask for another address; it counts once its mail was opened',
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
    summary: 'Text a code to a number',
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
    summary: 'Enter the code of the text message',
    body: z.object({ code: z.string('field.required').regex(/^\d{6}$/, 'phone.code') }),
    reply: nothing,
    errors: ['accounts.phoneBlocked', 'accounts.phoneCodeWrong', 'accounts.guessesLocked'],
    example: { body: { code: '000000' } },
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/api/account/devices/{id}',
    summary: 'Sign one of one’s devices out',
    params: id,
    body: reauthenticated,
    reply: nothing,
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked', 'resource.notFound'],
    example: { params: exampleId, body: { password: examples.secret } },
  }),
  removePhone: route({ method: 'DELETE', path: '/api/account/phone', summary: 'Forget the number', reply: nothing }),
  deleteAccount: route({
    method: 'DELETE',
    path: '/api/users/delete',
    summary: 'Delete the account at once and for good',
    body: reauthenticated,
    reply: z.object({ reference: z.string().describe('Of the receipt.') }),
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked', 'staff.administratorsLeft'],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
  getExport: route({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Whether a copy of one’s data is being made or is ready',
    reply: z.object({
      state: z.enum(['none', 'asked', 'ready']),
      askedAt: z.iso.datetime().nullable(),
      readyAt: z.iso.datetime().nullable(),
    }),
  }),
  requestExport: route({
    method: 'POST',
    path: '/api/account/export',
    summary: 'Ask for a copy of one’s data; a mail says when it is ready',
    body: reauthenticated,
    reply: nothing,
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked'],
    example: { body: { password: examples.secret } },
  }),
  downloadExport: route({
    method: 'POST',
    path: '/api/account/export/download',
    summary: 'A link to the copy, good for five minutes',
    body: reauthenticated,
    reply: z.object({ url: z.string() }),
    errors: ['accounts.passwordWrong', 'accounts.guessesLocked', 'resource.notFound'],
    secret: true,
    example: { body: { password: examples.secret } },
  }),
  changeEmailSubscription: route({
    method: 'POST',
    path: '/api/account/email-subscription',
    summary: 'Leave or rejoin email notifications by the signed link of a mail; required mails go out regardless',
    query: z.object({ token: linkToken }),
    body: z.object({ subscribed: z.boolean('field.invalid').default(false), 'List-Unsubscribe': z.string().max(40).optional() }),
    reply: z.object({ subscribed: z.boolean() }),
    errors: ['accounts.linkInvalid'],
    example: { query: { token: 'none' } },
  }),
};

export type AccountView = z.output<typeof account>;
export type SettingsView = z.output<typeof settings>;
