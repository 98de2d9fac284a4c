import type { AccountType } from '../accounts/account-types.ts';

/** Plans for entitlements: any active plan except the regular one is premium. */
export type PlanLevel = 'regular' | 'premium';

/** What a member must additionally have verified. */
export type Proof = 'phone' | 'identity' | 'phone or identity';

/** A number of uses. Only one post a day is possible, because `request_quota` has one row for each day. */
type Limit = { upTo: 1; unit: 'a day' } | { upTo: number; unit: 'a week' | 'pages' | 'days ahead' };

/** `yes`; `upgrade`: with premium; `never`: not for this kind of member; or limited. */
export type Grant = 'yes' | 'upgrade' | 'never' | Limit;

export interface Row {
  about: string;
  fetishist: Record<PlanLevel, Grant>;
  confidant: Record<PlanLevel, Grant>;
  needs?: Proof;
}

const both = (regular: Grant, premium: Grant): Record<AccountType, Record<PlanLevel, Grant>> => ({
  fetishist: { regular, premium },
  confidant: { regular, premium },
});

/**
 * Who may do what: the one table. A confidant whose government ID is approved holds lifetime premium, so the premium
 * column is theirs too. What a relation decides (blocked, connected, private) is not here.
 */
export const entitlements = {
  'safety.blockAndReport': { about: 'Block and report members', ...both('yes', 'yes') },
  'requests.browse': { about: 'See request posts and profiles', ...both('yes', 'yes') },
  'requests.post': { about: 'Create request posts', ...both({ upTo: 1, unit: 'a day' }, 'yes') },
  'requests.edit': { about: 'Edit or delete published request posts', ...both('upgrade', 'yes') },
  'requests.withdraw': { about: 'Withdraw one’s own post for good', ...both('yes', 'yes') },
  'messages.read': {
    about: 'Read messages in conversations that others started',
    fetishist: { regular: 'upgrade', premium: 'yes' },
    confidant: { regular: 'yes', premium: 'yes' },
  },
  'messages.reply': {
    about: 'Answer, in text',
    fetishist: { regular: 'upgrade', premium: 'yes' },
    confidant: { regular: 'yes', premium: 'yes' },
  },
  'messages.attach': { about: 'Send photos, videos and files in chat', ...both('upgrade', 'yes') },
  'messages.start': { about: 'Start a conversation', ...both('upgrade', 'yes'), needs: 'phone or identity' },
  'messages.staff': { about: 'Write to staff', ...both('yes', 'yes'), needs: 'phone' },
  'messages.autoReply': {
    about: 'Answer first messages automatically',
    fetishist: { regular: 'never', premium: 'never' },
    confidant: { regular: 'yes', premium: 'yes' },
  },
  'groups.create': { about: 'Create groups', ...both('upgrade', 'yes') },
  'profiles.links': { about: 'See others’ social links, fan sites and shop numbers', ...both('upgrade', 'yes') },
  'explore.pages': { about: 'Pages of search results', ...both({ upTo: 3, unit: 'pages' }, 'yes') },
  'explore.nearby': { about: 'Search by radius, online and travelling', ...both('upgrade', 'yes') },
  'explore.age': { about: 'Search by age band', ...both('yes', 'yes') },
  'explore.languages': { about: 'Search by languages', ...both('yes', 'yes') },
  'explore.city': { about: 'Search in a city', ...both('upgrade', 'yes') },
  'calendar.travel': { about: 'See others’ travel plans', ...both({ upTo: 30, unit: 'days ahead' }, 'yes') },
  'calendar.updates': { about: 'Notifications of calendar updates', ...both({ upTo: 3, unit: 'a week' }, 'yes') },
  'calendar.travelEmails': { about: 'Emails about travel plans', ...both('upgrade', 'yes') },
  'calendar.arrivals': {
    about: 'Alerts when a confidant comes to one’s city',
    fetishist: { regular: 'upgrade', premium: 'yes' },
    confidant: { regular: 'never', premium: 'never' },
  },
  'media.publishPeople': { about: 'Publish gallery and post media that show people', ...both('yes', 'yes'), needs: 'identity' },
} as const satisfies Record<string, Row>;

export type Capability = keyof typeof entitlements;

export const capabilities = Object.keys(entitlements) as readonly Capability[];
