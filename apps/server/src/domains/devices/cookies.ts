import { createHmac, randomBytes } from 'node:crypto';
import { accountLimits } from '@subrosa/rules/accounts/limits';
import type { Browser, HttpOnlyCookie } from '../../platform/http/browser.ts';

export const REFRESH_COOKIE = '__Host-sr-refresh';
/** Identifies a browser to the accounts that have signed in on it. It grants no access. */
const BROWSER_COOKIE = '__Host-sr-browser';
const BROWSER_TOKEN = /^[\w-]{43}$/;

const DAY = 86_400;
const BROWSER_SECONDS = 365 * DAY;

/** Without remember-me it is a session cookie. It never outlives the session. */
export function refreshCookie(token: string, device: { remembered: boolean; signedInAt: Date }, now: Date): HttpOnlyCookie {
  const left = device.signedInAt.getTime() + accountLimits.sessionMs - now.getTime();
  return { name: REFRESH_COOKIE, value: token, ...(device.remembered && { maxAgeSeconds: Math.floor(left / 1000) }) };
}

export const noRefreshCookie: HttpOnlyCookie = { name: REFRESH_COOKIE, value: null };

export function browserCookie(token: string): HttpOnlyCookie {
  return { name: BROWSER_COOKIE, value: token, maxAgeSeconds: BROWSER_SECONDS };
}

export const newBrowserToken = (): string => randomBytes(32).toString('base64url');

/** Returns the token that identifies this browser, or null if the cookie is missing or malformed. */
export function browserTokenOf({ cookies }: Pick<Browser, 'cookies'>): string | null {
  const token = cookies[BROWSER_COOKIE];
  return token !== undefined && BROWSER_TOKEN.test(token) ? token : null;
}

/** A hash keyed per member, so that rows of accounts that share a browser cannot be linked. */
export function browserHash(secret: string, memberId: string, token: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['browser', memberId, token]))
    .digest();
}
