import { z } from 'zod';

export const deviceKinds = ['desktop', 'mobile'] as const;

export const deviceView = z.object({
  id: z.uuid(),
  kind: z.enum(deviceKinds),
  browser: z.string().describe('Such as “Firefox · Linux”.'),
  signedInAt: z.iso.datetime(),
  lastUsed: z.iso.datetime().describe('Rounded to the hour.'),
  current: z.boolean(),
});

/** The devices of a member who is not signed in yet: enough to recognise one, and nothing that shows when or where it is used. */
export const deviceChoice = z.object({
  ticket: z.string().describe('Works once, for five minutes.'),
  devices: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(deviceKinds),
        signedInOn: z.iso.date().describe('The day of its sign-in, in the time zone of the member.'),
      }),
    )
    .describe('The newest first.'),
});

export const tokens = z.object({
  userId: z.uuid(),
  authId: z.uuid().describe('The device id.'),
  deviceToken: z.string().describe('Proves the device when its access token has expired.'),
  accessToken: z.string(),
  chatToken: z.string(),
  refreshToken: z.string().nullable().describe('Only for clients without cookies; a browser has it in an HttpOnly cookie.'),
  expiresInSeconds: z.int(),
});

/** A successful login: tokens, and the encrypted keys of the member. */
export const signedIn = tokens.extend({
  keys: z.object({
    bundle: z.string(),
    envelope: z.string().nullable().describe('For the name that was used; null after a password reset.'),
    recovery: z.string().nullable(),
    kdfUpgrade: z.boolean().optional().describe('Whether the browser should upgrade the KDF.'),
    kdfVersion: z.int().optional().describe('KDF version of the envelope and of the secret of that name.'),
  }),
});
