import { createHash, randomBytes } from 'node:crypto';
import { tokenLifetimes } from '@subrosa/rules/accounts/limits';

export const linkPurposes = {
  verify_email: tokenLifetimes.verifyEmailMs,
  change_email: tokenLifetimes.changeEmailMs,
  reset_password: tokenLifetimes.resetPasswordMs,
  manage_devices: tokenLifetimes.manageDevicesMs,
} as const;

export type LinkPurpose = keyof typeof linkPurposes;

export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is kept: who reads the database cannot open a link. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();
