import { createHash } from 'node:crypto';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { PlanId } from '@subrosa/rules/subscriptions/plans';

/** The password of all personas, on development machines only. */
export const PERSONA_PASSWORD = 'Quiet-Garden-7';

export interface Person {
  id: string;
  username: string;
  email: string;
  role: 'fetishist' | 'confidant' | 'staff';
  /** A short description of the persona. */
  story: string;
  city: string;
  country: string;
  locale: Locale;
  timeZone: string;
  /** The regular plan by default. */
  plan?: PlanId;
  verified?: boolean;
  phone?: string;
  privateAccount?: boolean;
  staffRole?: StaffRole;
}

/** Derives a stable id, so that pictures and links are the same on every machine. */
function idOf(username: string): string {
  const hex = createHash('sha256').update(`cast:${username}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const person = (username: string, rest: Omit<Person, 'id' | 'username' | 'email'>): Person => ({
  id: idOf(username),
  username,
  email: `${username}@example.org`,
  ...rest,
});

/** The personas of the seed, tests and screenshots. They are fictional. */
export const personas = {
  iris: person('iris', {
    plan: 2,
    verified: true,
    phone: '+16045550101',
    role: 'confidant',
    story: 'verified, sells and models, much connected',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
  juniper: person('juniper', {
    role: 'confidant',
    story: 'new, not verified yet',
    city: 'Kyiv',
    country: 'UA',
    locale: 'uk',
    timeZone: 'Europe/Kyiv',
  }),
  mei: person('mei', {
    plan: 2,
    verified: true,
    phone: '+886912345678',
    role: 'confidant',
    story: 'verified, travels often',
    city: 'Taipei',
    country: 'TW',
    locale: 'zh-TW',
    timeZone: 'Asia/Taipei',
  }),
  marlow: person('marlow', {
    plan: 4,
    phone: '+14165550102',
    role: 'fetishist',
    story: 'premium for 90 days',
    city: 'Toronto',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Toronto',
  }),
  ansel: person('ansel', {
    role: 'fetishist',
    story: 'regular, on the free plan',
    city: 'London',
    country: 'GB',
    locale: 'en',
    timeZone: 'Europe/London',
  }),
  dorian: person('dorian', {
    plan: 2,
    verified: true,
    phone: '+16045550103',
    role: 'fetishist',
    story: 'lifetime premium after verification',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
  wren: person('wren', {
    privateAccount: true,
    role: 'fetishist',
    story: 'private account, few connections',
    city: 'Seattle',
    country: 'US',
    locale: 'en',
    timeZone: 'America/Los_Angeles',
  }),
  noa: person('noa', {
    plan: 3,
    role: 'fetishist',
    story: 'reads right to left',
    city: 'Tel Aviv',
    country: 'IL',
    locale: 'he',
    timeZone: 'Asia/Jerusalem',
  }),
  yasmin: person('yasmin', {
    role: 'confidant',
    story: 'reads right to left',
    city: 'Cairo',
    country: 'EG',
    locale: 'ar',
    timeZone: 'Africa/Cairo',
  }),
  hollis: person('hollis', {
    staffRole: 'support',
    role: 'staff',
    story: 'support',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
  rowan: person('rowan', {
    staffRole: 'reviewer',
    role: 'staff',
    story: 'reviews pictures, texts and documents',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
  briar: person('briar', {
    staffRole: 'moderator',
    role: 'staff',
    story: 'moderator: reports and sanctions',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
  sable: person('sable', {
    staffRole: 'safety_lead',
    role: 'staff',
    story: 'safety lead: the gravest cases, bans and appeals',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
  sorrel: person('sorrel', {
    staffRole: 'auditor',
    role: 'staff',
    story: 'auditor: reads, decides nothing',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
  linden: person('linden', {
    staffRole: 'administrator',
    role: 'staff',
    story: 'administrator: gives roles, sees no content',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
  alder: person('alder', {
    staffRole: 'administrator',
    role: 'staff',
    story: 'the other administrator: confirms what linden proposes',
    city: 'Vancouver',
    country: 'CA',
    locale: 'en',
    timeZone: 'America/Vancouver',
  }),
} as const satisfies Record<string, Person>;

export type PersonaName = keyof typeof personas;
