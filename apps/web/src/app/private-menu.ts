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
};

/**
 * Every entry of the members' and staff menus, in the order of the specification; notifications are the bell of the top bar. In a separate
 * file, so that visitors do not download it.
 */
const entries = {
  requests: { to: '/requests', label: msg`Requests`, icon: IconNotes },
  connected: { to: '/profile/connected', label: msg`Connected`, icon: IconUsers },
  explore: { to: '/profile/search', label: msg`Explore`, icon: IconCompass },
  profiles: { to: '/profile/search', label: msg`Profiles`, icon: IconUsersGroup },
  chat: { to: '/chat', label: msg`Messages`, icon: IconMessageCircle, countsChats: true },
  calendar: { to: '/calendar', label: msg`Calendar`, icon: IconCalendar },
  pendingConnections: {
    to: '/profile/connected',
    search: { status: 'pending' },
    label: msg`Pending connections`,
    icon: IconUserPlus,
  },
  editProfile: { to: '/$username', search: { edit: 'yes' }, label: msg`Edit profile`, icon: IconUserEdit },
  photos: { to: '/profile/photos', label: msg`Photos`, icon: IconPhoto },
  upgrade: { to: '/upgrade', plan: 'regular', label: msg`Upgrade`, icon: IconCrown },
  premium: { to: '/settings/upgrade', plan: 'premium', label: msg`Premium`, icon: IconCrown },
  logout: { label: msg`Log out`, icon: IconLogout },
  security: { to: '/settings/security', whilePending: true, label: msg`Security`, icon: IconShieldLock },
  settings: { to: '/settings/account', whilePending: true, label: msg`Settings`, icon: IconSettings },
  myProfile: { to: '/$username', label: msg`My profile`, icon: IconUser },
  myGallery: { to: '/$username', search: { tab: 'gallery' }, label: msg`My gallery`, icon: IconLibraryPhoto },
  myFavourites: { to: '/profile/favourites', label: msg`My favourites`, icon: IconHeart },
  staff: { to: '/staff', forStaff: true, label: msg`Staff`, icon: IconGavel },
} as const satisfies Record<string, PrivateEntry>;

export const { logout } = entries;

export type LinkEntry = PrivateEntry & { to: string };

const { requests, connected, explore, chat, calendar, myProfile, settings, security } = entries;

/** In the top bar, from 960 px. */
export const barEntries: readonly LinkEntry[] = [explore, calendar, chat, requests, connected];

/** Up to 959 px. */
export const bottomEntries: readonly LinkEntry[] = [explore, calendar, chat, requests, myProfile];

const menuSections: readonly (readonly LinkEntry[])[] = [
  [myProfile, entries.editProfile, entries.myGallery, entries.photos],
  [entries.upgrade, entries.premium, settings, security],
  [entries.staff],
];

/** Behind one entry, so that the whole menu fits on a phone. */
const peopleEntries: readonly LinkEntry[] = [connected, entries.pendingConnections, entries.profiles, entries.myFavourites];

export const peopleEntriesFor = ({ state }: SessionAccount): readonly LinkEntry[] => (state === 'active' ? peopleEntries : []);

/** The sections of the menu behind the avatar. */
export function menuSectionsFor({ premium, state, staffRole }: SessionAccount): readonly (readonly LinkEntry[])[] {
  const isFor = ({ plan, forStaff = false, whilePending = false }: LinkEntry) =>
    (plan === undefined || (plan === 'premium') === premium) && (!forStaff || staffRole !== null) && (state === 'active' || whilePending);
  return menuSections.map((section) => section.filter(isFor)).filter((section) => section.length > 0);
}
