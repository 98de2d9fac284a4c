import type { BrowserContext } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';
import { signIn } from '../../e2e/member.ts';
import { aReader, aVisitor, fromItsOwnNetwork } from '../../e2e/visitor.ts';

export interface Look {
  language: Locale;
  theme: 'dark' | 'light';
}

/** How a browser becomes the one who sees a page. */
const guests = {
  newcomer: aReader,
  visitor: aVisitor,
  member: signInFor,
  undecided: (context: BrowserContext, look: Look) => aVisitor(context, { ...look, statistics: 'undecided' }),
} satisfies Record<string, (context: BrowserContext, look: Look) => Promise<void>>;

/** Who of the cast reads in the language; settings come with a member, and the theme follows the device. */
async function signInFor(context: BrowserContext, look: Look): Promise<void> {
  await aVisitor(context, look);
  const tab = await context.newPage();
  await fromItsOwnNetwork(tab);
  await signIn(tab, look.language === 'he' ? 'noa' : 'marlow', look.language);
  await tab.close();
}

export interface PicturedPage {
  name: string;
  path: string;
  seenBy: keyof typeof guests;
  languages: readonly Locale[];
}

const english: readonly Locale[] = ['en'];
/** Right to left, long words, no spaces between words. */
const manyScripts: readonly Locale[] = ['en', 'he', 'uk', 'zh-TW'];

const withHebrew: readonly Locale[] = ['en', 'he'];

/** One row a page; a feature adds its own here. */
export const picturedPages: readonly PicturedPage[] = [
  { name: 'gate', path: '/', seenBy: 'newcomer', languages: manyScripts },
  { name: 'gate-of-app', path: '/approach', seenBy: 'newcomer', languages: english },
  { name: 'home', path: '/', seenBy: 'visitor', languages: manyScripts },
  { name: 'cookie-notice', path: '/site-map', seenBy: 'undecided', languages: english },
  { name: 'approach', path: '/approach', seenBy: 'visitor', languages: english },
  { name: 'identity', path: '/identity', seenBy: 'visitor', languages: english },
  { name: 'learn-more', path: '/learn-more', seenBy: 'visitor', languages: english },
  { name: 'terms', path: '/terms', seenBy: 'visitor', languages: manyScripts },
  { name: 'privacy', path: '/privacy', seenBy: 'visitor', languages: english },
  { name: 'ccpa', path: '/privacy/ccpa', seenBy: 'visitor', languages: english },
  { name: 'dmca', path: '/dmca', seenBy: 'visitor', languages: english },
  { name: 'complaints-policy', path: '/complaints_policy', seenBy: 'visitor', languages: english },
  { name: 'usc', path: '/usc', seenBy: 'visitor', languages: english },
  { name: 'contact', path: '/contact', seenBy: 'visitor', languages: manyScripts },
  { name: 'site-map', path: '/site-map', seenBy: 'visitor', languages: english },
  { name: 'login', path: '/login', seenBy: 'visitor', languages: manyScripts },
  { name: 'sign-up', path: '/sign-up', seenBy: 'visitor', languages: manyScripts },
  { name: 'verification', path: '/verification', seenBy: 'visitor', languages: english },
  { name: 'forgot', path: '/forgot', seenBy: 'visitor', languages: english },
  { name: 'sessions', path: '/sessions', seenBy: 'visitor', languages: english },
  { name: 'house', path: '/requests', seenBy: 'member', languages: withHebrew },
  { name: 'settings-account', path: '/settings/account', seenBy: 'member', languages: withHebrew },
  { name: 'settings-settings', path: '/settings/settings', seenBy: 'member', languages: withHebrew },
  { name: 'settings-security', path: '/settings/security', seenBy: 'member', languages: withHebrew },
  { name: 'not-found', path: '/no/such/page', seenBy: 'visitor', languages: manyScripts },
  { name: 'styleguide', path: '/styleguide', seenBy: 'visitor', languages: manyScripts },
];

export async function enterAs(context: BrowserContext, { seenBy }: PicturedPage, look: Look): Promise<void> {
  await guests[seenBy](context, look);
}

/** Two devices are all that a member has: the next picture needs the place. */
export async function leave(context: BrowserContext, { seenBy }: PicturedPage): Promise<void> {
  if (seenBy === 'member') await context.request.post('/api/auth/logout', { data: {} });
}
