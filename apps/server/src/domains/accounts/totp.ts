import { Secret, TOTP } from 'otpauth';
import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';

// Shown in authenticator apps, where others may see it.
const ISSUER = 'SR';
const PURPOSE = 'totp';
const SECRET_BYTES = 20;
/** Accepts the steps before and after: clocks may be half a minute off, and typing takes time. */
const WINDOW = 1;

/** In Base32, for members who type it because they cannot scan the code. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export function totpUri(secret: string, username: string): string {
  return new TOTP({ issuer: ISSUER, label: username, secret }).toString();
}

/** The time step that a code belongs to, or null if it is wrong. The caller stores the step of an accepted code. */
export function timeStepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret }).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}

export function encryptTotpSecret(key: string, memberId: string, secret: string): Buffer {
  return encryptAtRest(key, PURPOSE, memberId, Buffer.from(secret));
}

export function decryptTotpSecret(key: string, memberId: string, encrypted: Buffer): string {
  return decryptAtRest(key, PURPOSE, memberId, encrypted).toString();
}
