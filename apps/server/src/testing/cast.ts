import type { Locale } from '@subrosa/rules/reference/locales';

export interface Person {
  username: string;
  email: string;
  role: 'fetishist' | 'confidant' | 'staff';
  /** Who they are in the story that tests and the seed tell. */
  story: string;
  city: string;
  country: string;
  locale: Locale;
}

const person = (username: string, rest: Omit<Person, 'username' | 'email'>): Person => ({
  username,
  email: `${username}@example.org`,
  ...rest,
});

/** The named cast: the same people in the seed, in tests and in pictures. Nobody in it exists. */
export const cast = {
  iris: person('iris', {
    role: 'confidant',
    story: 'verified, sells and models, much connected',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
  }),
  juniper: person('juniper', { role: 'confidant', story: 'new, not verified yet', city: 'Kyiv', country: 'UA', locale: 'uk' }),
  mei: person('mei', { role: 'confidant', story: 'verified, travels often', city: 'Taipei', country: 'TW', locale: 'zh-TW' }),
  marlow: person('marlow', { role: 'fetishist', story: 'premium for 90 days', city: 'Toronto', country: 'CA', locale: 'en' }),
  ansel: person('ansel', { role: 'fetishist', story: 'regular, on the free plan', city: 'London', country: 'GB', locale: 'en' }),
  dorian: person('dorian', {
    role: 'fetishist',
    story: 'lifetime premium after verification',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
  }),
  wren: person('wren', { role: 'fetishist', story: 'private account, few connections', city: 'Seattle', country: 'US', locale: 'en' }),
  noa: person('noa', { role: 'fetishist', story: 'reads right to left', city: 'Tel Aviv', country: 'IL', locale: 'he' }),
  yasmin: person('yasmin', { role: 'confidant', story: 'reads right to left', city: 'Cairo', country: 'EG', locale: 'ar' }),
  hollis: person('hollis', { role: 'staff', story: 'support', city: 'Vancouver', country: 'CA', locale: 'en' }),
  sable: person('sable', { role: 'staff', story: 'moderator', city: 'Vancouver', country: 'CA', locale: 'en' }),
  linden: person('linden', { role: 'staff', story: 'administrator', city: 'Vancouver', country: 'CA', locale: 'en' }),
} as const satisfies Record<string, Person>;
