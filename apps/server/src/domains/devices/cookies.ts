import type { HouseCookie } from '../../platform/http/browser.ts';

export const REFRESH_COOKIE = '__Host-sr-refresh';
/** Marks a browser for the accounts that have signed in on it; it opens nothing. */
export const BROWSER_COOKIE = '__Host-sr-browser';

const DAY = 86_400;
const REMEMBERED_SECONDS = 30 * DAY;
const BROWSER_SECONDS = 365 * DAY;

/** Without remember-me it ends with the browser. */
export function refreshCookie(token: string, remembered: boolean): HouseCookie {
  return { name: REFRESH_COOKIE, value: token, ...(remembered && { maxAgeSeconds: REMEMBERED_SECONDS }) };
}

export const noRefreshCookie: HouseCookie = { name: REFRESH_COOKIE, value: null };

export function browserCookie(token: string): HouseCookie {
  return { name: BROWSER_COOKIE, value: token, maxAgeSeconds: BROWSER_SECONDS };
}
