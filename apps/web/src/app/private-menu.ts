import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  IconCalendar,
  IconCompass,
  IconCrown,
  IconHeart,
  IconGavel,
  IconLibraryPhoto,
  IconLogout,
  IconMessageCircle,
  IconNotes,
  IconPhoto,
  IconSettings,
  IconShieldLock,
  IconUser,
  IconUserEdit,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { SessionAccount } from '../shared/session/session.ts';

type PrivateEntry = {
  label: MessageDescriptor;
  icon: Icon;
  /** The route pattern; `$username` is the member's own name. An entry without one is an action. */
  to?: string;
  search?: Readonly<Record<string, string>>;
  /** Only for members with this plan. */
  plan?: 'premium' | 'regular';
  /** Only for staff. */
  forStaff?: boolean;
  /** Also shown to members who have not finished the welcome wizard. */
  whilePending?: boolean;
  /** Shows the number of conversations with unread messages. */
  countsChats?: boolean;
  /** An entry appears when its page exists. */
  exists: boolean;
};

/**
 * Every entry of the members' and staff menus, in the order of the specification; notifications are the bell of the top bar. In a separate
 * file, so that visitors do not download it.
 */
const entries = {
  requests: { to: '/requests', label: msg`Requests`, icon: IconNotes, exists: true },
  connected: { to: '/profile/connected', label: msg`Connected`, icon: IconUsers, exists: true },
  explore: { to: '/profile/search', label: msg`Explore`, icon: IconCompass, exists: true },
  profiles: { to: '/profile/search', label: msg`Profiles`, icon: IconUsersGroup, exists: true },
  chat: { to: '/chat', label: msg`Messages`, icon: IconMessageCircle, countsChats: true, exists: true },
  calendar: { to: '/calendar', label: msg`Calendar`, icon: IconCalendar, exists: true },
  pendingConnections: {
    to: '/profile/connected',
    search: { status: 'pending' },
    label: msg`Pending connections`,
    icon: IconUserPlus,
    exists: true,
  },
  editProfile: { to: '/$username', search: { edit: 'yes' }, label: msg`Edit profile`, icon: IconUserEdit, exists: true },
  photos: { to: '/profile/photos', label: msg`Photos`, icon: IconPhoto, exists: true },
  upgrade: { to: '/upgrade', plan: 'regular', label: msg`Upgrade`, icon: IconCrown, exists: true },
  premium: { to: '/settings/upgrade', plan: 'premium', label: msg`Premium`, icon: IconCrown, exists: true },
  logout: { label: msg`Log out`, icon: IconLogout, exists: true },
  security: { to: '/settings/security', whilePending: true, label: msg`Security`, icon: IconShieldLock, exists: true },
  settings: { to: '/settings/account', whilePending: true, label: msg`Settings`, icon: IconSettings, exists: true },
  myProfile: { to: '/$username', label: msg`My profile`, icon: IconUser, exists: true },
  myGallery: { to: '/$username', search: { tab: 'gallery' }, label: msg`My gallery`, icon: IconLibraryPhoto, exists: true },
  myFavourites: { to: '/profile/favourites', label: msg`My favourites`, icon: IconHeart, exists: true },
  staff: { to: '/staff', forStaff: true, label: msg`Staff`, icon: IconGavel, exists: true },
} as const satisfies Record<string, PrivateEntry>;

export const { logout } = entries;

export type LinkEntry = PrivateEntry & { to: string };

const existing = (...links: LinkEntry[]): readonly LinkEntry[] => links.filter(({ exists }) => exists);

const { requests, connected, explore, chat, calendar, myProfile, settings, security } = entries;

/** In the top bar, from 960 px. */
export const barEntries = existing(explore, calendar, chat, requests, connected);

/** Up to 959 px: the first five entries that exist. */
export const bottomEntries = existing(explore, calendar, chat, requests, myProfile, settings, security).slice(0, 5);

const menuSections = [
  existing(myProfile, entries.editProfile, entries.myGallery, entries.photos, entries.myFavourites),
  existing(connected, entries.pendingConnections, entries.profiles),
  existing(entries.upgrade, entries.premium, settings, security),
  existing(entries.staff),
];

/** The sections of the menu behind the avatar. */
export function menuSectionsFor({ premium, state, staffRole }: SessionAccount): readonly (readonly LinkEntry[])[] {
  const isFor = ({ plan, forStaff = false, whilePending = false }: LinkEntry) =>
    (plan === undefined || (plan === 'premium') === premium) && (!forStaff || staffRole !== null) && (state === 'active' || whilePending);
  return menuSections.map((section) => section.filter(isFor)).filter((section) => section.length > 0);
}
