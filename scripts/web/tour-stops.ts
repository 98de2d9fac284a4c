import type { Appearance } from './screenshot-pages.ts';

interface View extends Appearance {
  /** A row of screenshot-pages.ts. */
  page: string;
  width: 390 | 820 | 1440;
}

export interface Stop {
  title: string;
  text: string;
  views: readonly View[];
}

const wide = (page: string, appearance: Partial<Appearance> = {}): View => ({
  page,
  width: 1440,
  theme: 'dark',
  language: 'en',
  ...appearance,
});
const middle = (page: string, appearance: Partial<Appearance> = {}): View => ({ ...wide(page, appearance), width: 820 });
const narrow = (page: string, appearance: Partial<Appearance> = {}): View => ({
  page,
  width: 390,
  theme: 'dark',
  language: 'en',
  ...appearance,
});

/** The stops of the tour, in the order in which a new member sees the app. A feature adds its stop here. */
export const stops: readonly Stop[] = [
  {
    title: 'Age gate and landing page',
    text: 'Every visitor confirms their age first. The landing page is static, has 5 KB of script and works without any; one key or button switches to a neutral page.',
    views: [wide('home'), narrow('gate')],
  },
  {
    title: 'Sign-up',
    text: 'The password never leaves the browser: the browser sends a derived secret, and keeps the key that decrypts messages. A short wizard creates the profile and can be interrupted and resumed.',
    views: [narrow('sign-up'), narrow('wizard'), narrow('login', { theme: 'light' })],
  },
  {
    title: 'Requests: offers and wanted posts',
    text: 'The first page after signing in. A page shows at most two posts of a member; filters are part of the URL, and locations are no more precise than their owner allows.',
    views: [wide('requests'), narrow('requests-filtered'), narrow('requests', { language: 'he' })],
  },
  {
    title: 'Posting',
    text: 'Drafts are saved automatically. Contact details and prohibited words are detected before publication; an unpublished post shows the passage and the reason.',
    views: [wide('request-new'), narrow('request-details')],
  },
  {
    title: 'Search',
    text: 'Search by name tolerates typos and filters by interests and distance. Distances are bands, presence is approximate, and no count identifies a person.',
    views: [wide('explore'), narrow('explore', { theme: 'light' })],
  },
  {
    title: 'Profiles',
    text: 'Every field has an audience. A private account shows only what its owner publishes to all members; a blocked profile looks exactly like a missing one.',
    views: [wide('profile'), narrow('private-profile'), narrow('profile', { language: 'he', theme: 'light' })],
  },
  {
    title: 'Photos and videos',
    text: 'Uploads continue after a lost connection. Every picture is encoded again without metadata, and published after the uploader declared who is depicted and staff reviewed it.',
    views: [wide('photos'), narrow('photos', { theme: 'light' })],
  },
  {
    title: 'Connections and endorsements',
    text: 'Members request a connection with a note, confirm, decline or withdraw, and endorse each other. Removing and blocking require a confirmation and notify nobody.',
    views: [wide('connected'), narrow('endorsements')],
  },
  {
    title: 'Messages',
    text: 'Chat of two members or a group, with files, is end-to-end encrypted: the service stores what it cannot read. The password or the recovery code unlocks a new browser, and two members can compare a safety number.',
    views: [wide('conversation'), narrow('chat', { language: 'he' }), narrow('conversation', { theme: 'light' })],
  },
  {
    title: 'Calendar and travel',
    text: 'Members share travel plans with a chosen audience from a chosen date on. Each entry has its own time zone; during a trip a member appears at the destination. Other calendar programs read a secret URL with neutral titles.',
    views: [wide('calendar'), narrow('calendar-agenda', { language: 'he' }), wide('calendar-week', { theme: 'light' })],
  },
  {
    title: 'Notifications',
    text: 'Notifications are live and grouped, with preferences by kind and channel, and quiet hours. Emails and pushes contain a count, never content or names.',
    views: [wide('notifications'), narrow('notifications', { language: 'he' })],
  },
  {
    title: 'Plans and prices',
    text: 'The page shows what premium changes for this member, from the table of entitlements, with price, renewal and card statement text before the payment. Card data goes to the billing provider only, and every open tab shows the result.',
    views: [wide('upgrade'), narrow('settings-upgrade', { theme: 'light' }), narrow('upgrade', { language: 'he' })],
  },
  {
    title: 'Identity verification',
    text: 'The browser encrypts a document and a video. A separate process decrypts them for the reviewer with the case, and they are destroyed a month after the decision. The profile shows method and month.',
    views: [wide('verify'), narrow('verify', { language: 'he' })],
  },
  {
    title: 'Settings',
    text: 'A member has at most two devices and can sign each out here; second factors, recovery code, data export, and complete deletion of the account.',
    views: [wide('settings-security'), narrow('settings-settings', { theme: 'light' })],
  },
  {
    title: 'Staff',
    text: 'Cases have deadlines. Staff see an item only inside a case that they claimed; each access is logged, and each decision has a reason and can be appealed to another person. Members have pseudonyms. The console requires authentication again after 15 minutes without activity.',
    views: [wide('staff-case'), wide('staff-overview'), middle('staff-overview', { theme: 'light' }), middle('staff-case')],
  },
  {
    title: 'Transparency',
    text: 'Transparency reports with rounded small numbers, and a hash chain of staff actions and denied attempts that reveals every change to it.',
    views: [wide('staff-reports', { theme: 'light' }), wide('staff-audit'), narrow('transparency')],
  },
];
