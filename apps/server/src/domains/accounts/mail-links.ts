import { createHash, createHmac, randomBytes } from 'node:crypto';
import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { plainEmail } from '@subrosa/rules/moderation/sanctions';

export const linkPurposes = {
  verify_email: tokenLifetimes.verifyEmailMs,
  change_email: tokenLifetimes.changeEmailMs,
  reset_password: tokenLifetimes.resetPasswordMs,
  manage_devices: tokenLifetimes.manageDevicesMs,
} as const;

/** Anybody may ask for these mails, from as many networks as they like: so many of a kind go to one person in such a time. */
export const LINK_MAILS = 5;
export const LINK_MAILS_MS = 3_600_000;

/**
 * Under which mails about sign-ups are counted: anybody can begin as many for one address as they like, also under spellings of it
 * that reach the same mailbox.
 */
export function mailboxSubject(secret: string, email: string): string {
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['mailbox', plainEmail(email)]))
    .digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

export type LinkPurpose = keyof typeof linkPurposes;

export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is kept: who reads the database cannot open a link. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();
