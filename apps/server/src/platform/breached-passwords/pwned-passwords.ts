import type { Config } from '../config/config.ts';
import type { BreachedPasswords } from './breached-passwords.ts';

interface Service {
  url: string;
  timeoutMilliseconds: number;
}

/** Pwned Passwords, its stand-in or a copy of it, by the same adapter; null where nobody is asked. */
export function breachedPasswordsOf({ BREACHED_PASSWORDS, BREACHED_PASSWORDS_URL }: Config): BreachedPasswords | null {
  return BREACHED_PASSWORDS === 'range' ? pwnedPasswords({ url: BREACHED_PASSWORDS_URL, timeoutMilliseconds: 3000 }) : null;
}

const ENTRY = /^[0-9A-F]{35}:\d{1,12}$/;
/** A padded answer has 1,000 at most; the longest without padding is of that order. */
const MOST_ENTRIES = 5000;

/** https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange: `GET /range/{prefix}`, a line for each hash. */
export function pwnedPasswords({ url, timeoutMilliseconds }: Service): BreachedPasswords {
  return {
    range: async (prefix) => {
      const answer = await fetch(`${url}/range/${prefix}`, {
        // Padded, or the length of the answer would tell whoever sees the traffic which prefix it was. Without a user agent it answers 403.
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
