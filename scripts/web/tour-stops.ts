import type { Appearance } from './pictured-pages.ts';

interface View extends Appearance {
  /** A row of pictured-pages.ts. */
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

/** The product as a newcomer meets it. A capability adds its stop here. */
export const stops: readonly Stop[] = [
  {
    title: 'The door',
    text: 'Who comes is asked for their age first. The landing page is static, weighs 5 KB of script and works without any; one key or button leaves it for a neutral page.',
    views: [wide('home'), narrow('gate')],
  },
  {
    title: 'Joining',
    text: 'The password never leaves the browser: what is sent is derived from it, and what unlocks chat is not. A profile begins with a few calm steps that can be left and taken up again.',
    views: [narrow('sign-up'), narrow('wizard'), narrow('login', { theme: 'light' })],
  },
  {
    title: 'Requests: offers and wishes',
    text: 'The first page after signing in. At most two posts of a member a page; filters stand in the address, and nobody sees where somebody is more precisely than they tell.',
    views: [wide('requests'), narrow('requests-filtered'), narrow('requests', { language: 'he' })],
  },
  {
    title: 'Posting',
    text: 'Saved as one types. Contact details and prohibited words are found before staff have to; what is unpublished says which passage and why.',
    views: [wide('request-new'), narrow('request-details')],
  },
  {
    title: 'Finding each other',
    text: 'Search by name with typing errors forgiven, by interests and nearness. Distances are bands, presence is coarse, and nothing is counted by which a person could be told.',
    views: [wide('explore'), narrow('explore', { theme: 'light' })],
  },
  {
    title: 'Profiles',
    text: 'Every field has its audience. A private account shows what its owner tells everybody; blocked looks exactly like missing.',
    views: [wide('profile'), narrow('private-profile'), narrow('profile', { language: 'he', theme: 'light' })],
  },
  {
    title: 'Photos and videos',
    text: 'Uploads outlive a lost network. Nothing is served as it came: every picture is encoded anew, without metadata, and published after somebody said who is shown and staff looked.',
    views: [wide('photos'), narrow('photos', { theme: 'light' })],
  },
  {
    title: 'Connections and endorsements',
    text: 'Ask with a note, confirm, decline, take back; endorse who kept their word. Removing and blocking ask first and tell nobody.',
    views: [wide('connected'), narrow('endorsements')],
  },
  {
    title: 'Messages',
    text: 'Encrypted from browser to browser, of two or a group, with files: the service keeps what it cannot read. A new browser is unlocked by the password or the recovery code, and two members can compare a safety number.',
    views: [wide('conversation'), narrow('chat', { language: 'he' }), narrow('conversation', { theme: 'light' })],
  },
  {
    title: 'Calendar and travel',
    text: 'Who will be in town, told to whom one chooses and from when on. Each entry keeps its own time zone; during a trip one is found where one is, and at home again afterwards. Other calendar programs read a secret address whose titles tell nothing.',
    views: [wide('calendar'), narrow('calendar-agenda', { language: 'he' }), wide('calendar-week', { theme: 'light' })],
  },
  {
    title: 'Notifications',
    text: 'Live, grouped, by kind and channel, with quiet hours. Mails and pushes say how much is new, never what or who.',
    views: [wide('notifications'), narrow('notifications', { language: 'he' })],
  },
  {
    title: 'Plans, plainly',
    text: 'What premium would change for whoever looks, from the one table of entitlements; the price, the renewal and the name on the statement before paying. The card goes to the billing partner alone, and every open tab follows what it reports.',
    views: [wide('upgrade'), narrow('settings-upgrade', { theme: 'light' }), narrow('upgrade', { language: 'he' })],
  },
  {
    title: 'Who somebody is',
    text: 'A document and a film, sealed in the browser, opened by a process of its own for the one who has the case, and destroyed a month after the decision. The profile says method and month.',
    views: [wide('verify'), narrow('verify', { language: 'he' })],
  },
  {
    title: 'Settings',
    text: 'Two devices at most, each to be signed out from here; second factors, recovery code, export, and an end that is an end.',
    views: [wide('settings-security'), narrow('settings-settings', { theme: 'light' })],
  },
  {
    title: 'Staff',
    text: 'Cases with a clock. An item is seen only inside a case that was taken, each look is noted, and each decision says why, may be appealed, and is appealed to somebody else. Members are pseudonyms until there is a reason. The console asks again who one is after a quarter of an hour without work.',
    views: [wide('staff-case'), wide('staff-overview'), middle('staff-overview', { theme: 'light' }), middle('staff-case')],
  },
  {
    title: 'Answering for it',
    text: 'Reports of what was decided, published with few never said exactly, and a chained log of what staff did and were refused, which shows every change to it.',
    views: [wide('staff-reports', { theme: 'light' }), wide('staff-audit'), narrow('transparency')],
  },
];
