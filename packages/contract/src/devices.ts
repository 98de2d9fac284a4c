import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { deviceKinds, deviceView, tokens } from './devices/schemas.ts';
import { route } from './route.ts';

const nothing = z.object({});

export const devicesRoutes = {
  refresh: route({
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Get new tokens for the refresh token in the cookie, or in the body for clients without cookies',
    body: z.object({
      user_id: z.uuid('field.invalid').optional(),
      token: z.string().max(300, 'field.invalid').optional(),
    }),
    reply: tokens,
    errors: ['auth.required'],
    secret: true,
    example: { body: {} },
  }),
  logout: route({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out this device',
    reply: nothing,
    secret: true,
  }),
  autoLogout: route({
    method: 'POST',
    path: '/api/auth/auto-logout',
    summary: 'Sign out a device whose access token has expired',
    body: z.object({
      user_id: z.uuid('field.invalid'),
      device_token: z.string().max(200, 'field.invalid'),
      auth_id: z.uuid('field.invalid'),
    }),
    reply: nothing,
    secret: true,
    example: { body: { user_id: examples.id, device_token: 'none', auth_id: examples.id } },
  }),
  listDevices: route({
    method: 'GET',
    path: '/api/account/devices',
    summary: 'List the devices where the caller is signed in',
    reply: z.array(deviceView),
  }),
  listSignIns: route({
    method: 'GET',
    path: '/api/account/sign-ins',
    summary: 'List the caller’s recent sign-ins, newest first',
    reply: z.array(z.object({ at: z.iso.datetime(), kind: z.enum(deviceKinds), browser: z.string(), known: z.boolean() })),
  }),
  certifyDevice: route({
    method: 'PUT',
    path: '/api/account/devices/current/key',
    summary: 'Save the signing key of this browser, certified by the caller’s identity',
    body: z.object({
      deviceKey: z.string().max(200, 'field.invalid'),
      signature: z.string().max(200, 'field.invalid'),
      certifiedOn: z.iso.date('field.invalid').describe('In UTC; part of the signing input.'),
    }),
    reply: nothing,
    example: { body: { deviceKey: 'A'.repeat(87), signature: 'A'.repeat(86), certifiedOn: '2026-11-15' } },
  }),
  issueSocketTicket: route({
    method: 'POST',
    path: '/sails/socket-ticket',
    summary: 'Get a ticket for one socket, valid for 60 seconds',
    reply: z.object({ ticket: z.string() }),
    secret: true,
  }),
};
