import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export type MenuEntry = {
  to: string;
  label: MessageDescriptor;
  /** A static page, which the router does not know. */
  isDocument?: boolean;
};

/** Every entry of the public menus, in the order of the specification. */
const publicEntries = {
  approach: { to: '/approach', label: msg`Our approach` },
  identity: { to: '/identity', label: msg`Identity` },
  learnMore: { to: '/learn-more', label: msg`How it works` },
  login: { to: '/login', label: msg`Log in` },
  signUp: { to: '/sign-up', label: msg`Sign up` },
  terms: { to: '/terms', label: msg`Terms` },
  dmca: { to: '/dmca', label: msg`DMCA policy` },
  complaints: { to: '/complaints_policy', label: msg`Complaints policy` },
  recordKeeping: { to: '/usc', label: msg`Record keeping` },
  transparency: { to: '/transparency', label: msg`Transparency` },
  privacy: { to: '/privacy', label: msg`Privacy` },
  ccpa: { to: '/privacy/ccpa', label: msg`Your privacy choices` },
  help: { to: '/help', label: msg`Help center`, isDocument: true },
  contact: { to: '/contact', label: msg`Contact us` },
  notices: { to: '/notices', label: msg`Report something` },
  siteMap: { to: '/site-map', label: msg`Site map` },
  forgotPassword: { to: '/forgot', label: msg`Forgot password` },
  subscription: { to: '/upgrade', label: msg`Subscription` },
} as const satisfies Record<string, MenuEntry>;

const {
  approach,
  identity,
  learnMore,
  login,
  signUp,
  terms,
  dmca,
  complaints,
  recordKeeping,
  transparency,
  privacy,
  ccpa,
  help,
  contact,
  notices,
  siteMap,
  forgotPassword,
  subscription,
} = publicEntries;

export const topBarEntries: readonly MenuEntry[] = [learnMore, approach, identity, contact, login, signUp];

export const footerColumns: readonly { title: MessageDescriptor; entries: readonly MenuEntry[] }[] = [
  { title: msg`Subrosa`, entries: [approach, identity, learnMore, subscription] },
  { title: msg`Help`, entries: [help, contact, notices, forgotPassword, complaints, siteMap] },
  { title: msg`Legal`, entries: [terms, privacy, ccpa, dmca, recordKeeping, transparency] },
];

/** For members: in one line from 960 px, in their menu up to 959 px. */
export const shortFooterEntries: readonly MenuEntry[] = [help, privacy, terms, complaints, notices, contact, siteMap];
export const helpEntries: readonly MenuEntry[] = [help, contact, notices, siteMap];
