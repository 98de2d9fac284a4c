import { z } from 'zod';

export const deviceKinds = ['desktop', 'mobile'] as const;

export const deviceView = z.object({
  id: z.uuid(),
  kind: z.enum(deviceKinds),
  browser: z.string().describe('Such as “Firefox · Linux”.'),
  signedInAt: z.iso.datetime(),
  lastUsed: z.iso.datetime().describe('To the hour.'),
  current: z.boolean(),
});

export const tokens = z.object({
  userId: z.uuid(),
  authId: z.uuid().describe('The device.'),
  deviceToken: z.string().describe('Proves the device where its access token has expired.'),
  accessToken: z.string(),
  chatToken: z.string(),
  refreshToken: z.string().nullable().describe('Only for clients without cookies; a browser has it in a cookie that no script can read.'),
  expiresInSeconds: z.int(),
});

/** A sign-in that went through: tokens, and what opens the member’s keys. */
export const signedIn = tokens.extend({
  keys: z.object({
    bundle: z.string(),
    envelope: z.string().nullable().describe('Of the name that was used; null after a reset of the password.'),
    recovery: z.string().nullable(),
    kdfUpgrade: z.boolean().optional().describe('Whether the browser should come back with what stronger parameters make.'),
    kdfVersion: z.int().optional().describe('Which parameters the envelope, and the secret of that name, were made with.'),
  }),
});
