import { accounts } from '@subrosa/contract/endpoints/accounts';
import { createClient } from '@subrosa/contract/client/client';
import { normalizePassword } from '@subrosa/rules/accounts/password';
import { visitor } from '../../../shared/api/visitor.ts';

const PREFIX_LENGTH = 5;

/** Without token and cookies, so that the request does not reveal whose password it is about. */
const anonymousClient = createClient({
  session: visitor,
  toast: () => undefined,
  onRedirectToLogin: () => undefined,
  fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }),
  timeoutMs: 4000,
});

/**
 * Whether the password is on the list of breached passwords; the request contains only the beginning of its hash. Returns false when the
 * list is unavailable, because the local lists have been checked already.
 */
export async function isBreached(password: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(normalizePassword(password)));
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  const [prefix, rest] = [hash.slice(0, PREFIX_LENGTH), hash.slice(PREFIX_LENGTH)];
  const { entries } = await anonymousClient.call(accounts.getBreachedRange, { body: { prefix } }).catch(() => ({ entries: null }));
  // A count of 0 is padding.
  return entries?.some((entry) => entry.startsWith(`${rest}:`) && !entry.endsWith(':0')) ?? false;
}
