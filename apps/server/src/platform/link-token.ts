import { createHmac, timingSafeEqual } from 'node:crypto';
import { anyOf, newestOf } from './secrets.ts';

/** A signed token for a link in an email; it contains the subject and is valid for one purpose. */
export function linkToken(secret: string, purpose: string, subject: string): string {
  return `${subject}.${signature(newestOf(secret), purpose, subject)}`;
}

/** Returns the subject of a valid token for this purpose, or null. */
export function verifyLinkToken(secret: string, purpose: string, token: string): string | null {
  const dot = token.lastIndexOf('.');
  if (dot < 1) return null;
  const subject = token.slice(0, dot);
  const given = Buffer.from(token.slice(dot + 1));
  const isOf = (one: string) => {
    const expected = Buffer.from(signature(one, purpose, subject));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return anyOf(secret, isOf) ? subject : null;
}

function signature(secret: string, purpose: string, subject: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${subject}`).digest('base64url');
}
