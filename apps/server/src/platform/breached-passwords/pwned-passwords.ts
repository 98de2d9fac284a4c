import type { Config } from '../config/config.ts';
import type { BreachedPasswords } from './breached-passwords.ts';

interface Service {
  url: string;
  timeoutMilliseconds: number;
}

/** Creates the adapter for Pwned Passwords, its simulator or a copy of it; null when the check is off. */
export function breachedPasswordsOf({ BREACHED_PASSWORDS, BREACHED_PASSWORDS_URL }: Config): BreachedPasswords | null {
  return BREACHED_PASSWORDS === 'range' ? pwnedPasswords({ url: BREACHED_PASSWORDS_URL, timeoutMilliseconds: 3000 }) : null;
}

const ENTRY = /^[0-9A-F]{35}:\d{1,12}$/;
/** A padded response has at most 1,000 entries; the longest without padding is of the same order. */
const MOST_ENTRIES = 5000;

/** https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange: `GET /range/{prefix}` returns a line for each hash. */
export function pwnedPasswords({ url, timeoutMilliseconds }: Service): BreachedPasswords {
  return {
    range: async (prefix) => {
      const answer = await fetch(`${url}/range/${prefix}`, {
        // Without padding, the length of the response would reveal the prefix on the network. Without a user agent the service
        // answers 403.
        headers: { 'add-padding': 'true', 'user-agent': 'password-check' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (!answer.ok) throw new Error(`the list of breached passwords answered ${answer.status}`);
      const entries = (await answer.text()).split(/\r?\n/).filter((line) => line !== '');
      if (entries.length > MOST_ENTRIES || !entries.every((entry) => ENTRY.test(entry))) {
        throw new Error('the list of breached passwords answered something else');
      }
      return entries;
    },
  };
}
