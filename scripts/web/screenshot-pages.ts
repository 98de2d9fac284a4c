import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';
import { unlock } from '../../e2e/chat.ts';
import { query } from '../../e2e/database.ts';
import { PERSONA_PASSWORD, signIn } from '../../e2e/member.ts';
import { insertNotifications, everyKind } from '../../e2e/notifications-data.ts';
import { signUpAndVerify } from '../../e2e/profile-form.ts';
import { setLocale } from '../../e2e/requests.ts';
import { aReader, aVisitor, fromItsOwnNetwork } from '../../e2e/visitor.ts';
import { openConversation, readList } from './screenshot-chat.ts';

export interface Appearance {
  language: Locale;
  theme: 'dark' | 'light';
}

/** Prepares the browser for the viewer of a page. */
const guests = {
  newcomer: aReader,
  visitor: aVisitor,
  // The settings of a member set the language; the theme follows the device.
  member: entersBy(async (tab, { language }) => void (await signIn(tab, language === 'he' ? 'noa' : 'marlow'))),
  notified: entersBy(async (tab, { language }) => {
    const who = language === 'he' ? 'noa' : 'marlow';
    await notifyOnce(who);
    await signIn(tab, who);
  }),
  unlocked: entersBy(async (tab, { language }) => {
    await signIn(tab, language === 'he' ? 'noa' : 'marlow');
    await unlock(tab, PERSONA_PASSWORD, language);
  }),
  joining: entersBy(async (tab, { language }) => void (await signUpAndVerify(tab, language))),
  moderator: entersBy(async (tab) => {
    await prepareCases();
    await signIn(tab, 'sable');
  }),
  auditor: entersBy(async (tab) => void (await signIn(tab, 'sorrel'))),
  administrator: entersBy(async (tab, { language }) => {
    await prepareProposal();
    await setLocale('linden', language);
    await signIn(tab, 'linden');
  }),
  undecided: (context: BrowserContext, appearance: Appearance) => aVisitor(context, { ...appearance, statistics: 'undecided' }),
} satisfies Record<string, (context: BrowserContext, appearance: Appearance) => Promise<void>>;

const notified = new Map<string, Promise<void>>();

/** Inserts one notification of every kind, only once per run. */
function notifyOnce(who: string): Promise<void> {
  const inserted = notified.get(who) ?? insertNotifications(who, everyKind);
  notified.set(who, inserted);
  return inserted;
}

function entersBy(enter: (tab: Page, appearance: Appearance) => Promise<void>) {
  return async (context: BrowserContext, appearance: Appearance): Promise<void> => {
    await aVisitor(context, appearance);
    const tab = await context.newPage();
    await fromItsOwnNetwork(tab);
    await enter(tab, appearance);
    await tab.close();
  };
}

/** The case of a picture of mei, claimed by sable. */
const CLAIMED_CASE = '5ab1e000-0000-4000-a000-000000000000';

/** Opens new review cases for the gallery of mei. */
async function prepareCases(): Promise<void> {
  await query(`
    WITH waiting AS (
      UPDATE media SET state = 'pending_review'
      FROM member, gallery_item
      WHERE owner_id = member.id AND username = 'mei' AND media_id = media.id AND media.state = 'published'
      RETURNING media.id, owner_id, position
    )
    INSERT INTO moderation_case (id, kind, subject_kind, subject_id, member_id, priority, opened_at, due_at, assignee_id, assigned_at)
    SELECT CASE position WHEN 0 THEN '${CLAIMED_CASE}' ELSE gen_random_uuid() END, 'media_review', 'media', waiting.id, owner_id, 5,
      now() - interval '2 hours', now() + (position + 1) * interval '4 hours', CASE position WHEN 0 THEN sable.id END,
      CASE position WHEN 0 THEN now() END
    FROM waiting, member AS sable WHERE sable.username = 'sable'`);
}

/** Inserts a role proposal of another administrator. */
async function prepareProposal(): Promise<void> {
  await query(`
    INSERT INTO role_assignment (id, member_id, role, proposed_by, proposed_at, expires_at)
    SELECT gen_random_uuid(), wren.id, 'auditor', alder.id, now() - interval '1 day', now() + interval '6 days'
    FROM member AS wren, member AS alder WHERE wren.username = 'wren' AND alder.username = 'alder'
    ON CONFLICT DO NOTHING`);
}

export interface ScreenshotPage {
  name: string;
  path: string;
  seenBy: keyof typeof guests;
  languages: readonly Locale[];
  /** Shows a skeleton as an example, which never disappears. */
  hasSkeleton?: true;
  /** Steps before the screenshot. */
  first?: (tab: Page, appearance: Appearance) => Promise<void>;
}

const english: readonly Locale[] = ['en'];
/** Languages with right-to-left text, long words, and no spaces between words. */
const manyScripts: readonly Locale[] = ['en', 'he', 'uk', 'zh-TW'];

const withHebrew: readonly Locale[] = ['en', 'he'];

const VANCOUVER = 6_173_331;
/** Iris offers heels, with three pictures. */
export const SEEDED_REQUEST = '130688cd-2a94-4785-a02a-08bcf72eb74b';

/** One row per page; a new page is added here. */
export const screenshotPages: readonly ScreenshotPage[] = [
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
  { name: 'notices', path: '/notices', seenBy: 'visitor', languages: manyScripts },
  { name: 'notice-form', path: '/notices/new/ncii', seenBy: 'visitor', languages: manyScripts },
  { name: 'site-map', path: '/site-map', seenBy: 'visitor', languages: english },
  { name: 'help', path: '/help', seenBy: 'newcomer', languages: manyScripts },
  { name: 'help-article', path: '/help/blackmail', seenBy: 'newcomer', languages: manyScripts },
  { name: 'help-right-to-left', path: '/help?language=he', seenBy: 'newcomer', languages: ['he'] },
  { name: 'login', path: '/login', seenBy: 'visitor', languages: manyScripts },
  {
    name: 'sign-up',
    path: '/sign-up',
    seenBy: 'visitor',
    languages: manyScripts,
    first: async (tab) => {
      await tab.locator('input[autocomplete="new-password"]').first().fill('Butterfly2024!');
      await tab.locator('[data-strength="weak"]').waitFor();
    },
  },
  { name: 'verification', path: '/verification', seenBy: 'visitor', languages: english },
  { name: 'forgot', path: '/forgot', seenBy: 'visitor', languages: english },
  { name: 'sessions', path: '/sessions', seenBy: 'visitor', languages: english },
  { name: 'calendar', path: '/calendar', seenBy: 'member', languages: withHebrew },
  { name: 'calendar-week', path: '/calendar?view=week', seenBy: 'member', languages: withHebrew },
  { name: 'calendar-agenda', path: '/calendar?view=agenda', seenBy: 'member', languages: withHebrew },
  { name: 'calendar-new', path: '/calendar?edit=new', seenBy: 'member', languages: withHebrew },
  { name: 'requests', path: '/requests', seenBy: 'member', languages: withHebrew },
  { name: 'requests-filtered', path: '/requests?type=items.photos&near=250', seenBy: 'member', languages: english },
  { name: 'requests-near-a-city', path: `/requests?city=${VANCOUVER}&near=50`, seenBy: 'member', languages: withHebrew },
  { name: 'requests-mine', path: '/requests?status=unpublished', seenBy: 'member', languages: english },
  { name: 'request-details', path: `/requests/details/${SEEDED_REQUEST}`, seenBy: 'member', languages: withHebrew },
  { name: 'request-new', path: '/requests/new', seenBy: 'member', languages: withHebrew },
  { name: 'favourite-requests', path: '/profile/favourites?show=requests', seenBy: 'member', languages: english },
  { name: 'profile-requests', path: '/iris?tab=requests', seenBy: 'member', languages: withHebrew },
  { name: 'settings-account', path: '/settings/account', seenBy: 'member', languages: withHebrew },
  { name: 'settings-settings', path: '/settings/settings', seenBy: 'member', languages: withHebrew },
  { name: 'settings-notifications', path: '/settings/notifications', seenBy: 'member', languages: withHebrew },
  { name: 'settings-security', path: '/settings/security', seenBy: 'member', languages: withHebrew },
  { name: 'own-profile', path: '/marlow', seenBy: 'member', languages: english },
  { name: 'profile', path: '/iris', seenBy: 'member', languages: withHebrew },
  { name: 'private-profile', path: '/wren', seenBy: 'member', languages: english },
  { name: 'wizard', path: '/profile/new', seenBy: 'joining', languages: withHebrew },
  { name: 'photos', path: '/profile/photos', seenBy: 'member', languages: withHebrew },
  { name: 'staff-queue', path: '/staff/media', seenBy: 'moderator', languages: english },
  { name: 'staff-case', path: `/staff/media?case=${CLAIMED_CASE}`, seenBy: 'moderator', languages: english },
  { name: 'staff-overview', path: '/staff/overview', seenBy: 'moderator', languages: withHebrew },
  { name: 'staff-members', path: '/staff/members', seenBy: 'moderator', languages: english },
  { name: 'staff-inbox', path: '/staff/inbox', seenBy: 'moderator', languages: english },
  { name: 'staff-reports', path: '/staff/reports', seenBy: 'moderator', languages: english },
  { name: 'staff-csam', path: '/staff/csam', seenBy: 'moderator', languages: english },
  { name: 'staff-audit', path: '/staff/audit', seenBy: 'auditor', languages: english },
  { name: 'staff-team', path: '/staff/admin/team', seenBy: 'administrator', languages: withHebrew },
  { name: 'transparency', path: '/transparency', seenBy: 'visitor', languages: manyScripts },
  { name: 'verify', path: '/verify', seenBy: 'member', languages: withHebrew },
  { name: 'explore', path: '/profile/search', seenBy: 'member', languages: withHebrew },
  { name: 'explore-filtered', path: '/profile/search?near=250&gender=woman.man', seenBy: 'member', languages: english },
  { name: 'connected', path: '/profile/connected', seenBy: 'member', languages: withHebrew },
  { name: 'connected-sent', path: '/profile/connected?status=sent', seenBy: 'member', languages: english },
  { name: 'favourites', path: '/profile/favourites', seenBy: 'member', languages: english },
  { name: 'endorsements', path: '/iris?tab=endorsements', seenBy: 'member', languages: withHebrew },
  { name: 'notifications', path: '/notifications', seenBy: 'notified', languages: withHebrew },
  { name: 'notifications-none', path: '/notifications?show=membership', seenBy: 'member', languages: english },
  { name: 'chat-locked', path: '/chat', seenBy: 'member', languages: english },
  { name: 'chat', path: '/chat', seenBy: 'unlocked', languages: withHebrew, first: readList },
  { name: 'conversation', path: '/chat', seenBy: 'unlocked', languages: withHebrew, first: openConversation },
  { name: 'upgrade', path: '/upgrade', seenBy: 'member', languages: withHebrew },
  { name: 'upgrade-unsuccessful', path: '/upgrade/unsuccessful', seenBy: 'member', languages: english },
  { name: 'settings-upgrade', path: '/settings/upgrade', seenBy: 'member', languages: withHebrew },
  { name: 'settings-blacklist', path: '/settings/blacklist', seenBy: 'member', languages: withHebrew },
  { name: 'not-found', path: '/no/such/page', seenBy: 'visitor', languages: manyScripts },
  { name: 'styleguide', path: '/styleguide', seenBy: 'visitor', languages: manyScripts, hasSkeleton: true },
];

export async function signInAs(context: BrowserContext, { seenBy }: ScreenshotPage, appearance: Appearance): Promise<void> {
  await guests[seenBy](context, appearance);
}

/** Signs the device out, because a member has at most two and the next screenshot needs one. */
export async function leave(context: BrowserContext, { seenBy }: ScreenshotPage): Promise<void> {
  if (['member', 'notified', 'unlocked', 'moderator', 'auditor', 'administrator'].includes(seenBy))
    await context.request.post('/api/auth/logout', { data: {} });
}
