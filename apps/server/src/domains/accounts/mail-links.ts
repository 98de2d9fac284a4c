import { createHash, createHmac, randomBytes } from 'node:crypto';
import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { plainEmail } from '@subrosa/rules/moderation/sanctions';

export const linkPurposes = {
  verify_email: tokenLifetimes.verifyEmailMs,
  change_email: tokenLifetimes.changeEmailMs,
  reset_password: tokenLifetimes.resetPasswordMs,
  manage_devices: tokenLifetimes.manageDevicesMs,
} as const;

/** Anyone can request these emails from any number of networks, so the emails of one kind to one person are limited. */
export const LINK_MAILS = 5;
export const LINK_MAILS_MS = 3_600_000;

/**
 * The key under which emails about sign-ups are counted. Anyone can start any number of sign-ups for one email address, also under
 * spellings that reach the same mailbox.
 */
export function mailboxSubject(secret: string, email: string): string {
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['mailbox', plainEmail(email)]))
    .digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

export type LinkPurpose = keyof typeof linkPurposes;

export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so that a person who reads the database cannot use a link. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();
