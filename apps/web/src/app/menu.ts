import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export type MenuEntry = {
  to: string;
  label: MessageDescriptor;
  /** An entry appears when its page exists. */
  exists: boolean;
};

/** Every entry of the public menus, in the order of the specification. */
const publicEntries = {
  approach: { to: '/approach', label: msg`Our approach`, exists: true },
  identity: { to: '/identity', label: msg`Identity`, exists: true },
  learnMore: { to: '/learn-more', label: msg`How it works`, exists: true },
  login: { to: '/login', label: msg`Log in`, exists: true },
  signUp: { to: '/sign-up', label: msg`Sign up`, exists: true },
  terms: { to: '/terms', label: msg`Terms`, exists: true },
  dmca: { to: '/dmca', label: msg`DMCA policy`, exists: true },
  complaints: { to: '/complaints_policy', label: msg`Complaints policy`, exists: true },
  recordKeeping: { to: '/usc', label: msg`Record keeping`, exists: true },
  transparency: { to: '/transparency', label: msg`Transparency`, exists: true },
  privacy: { to: '/privacy', label: msg`Privacy`, exists: true },
  ccpa: { to: '/privacy/ccpa', label: msg`Your privacy choices`, exists: true },
  contact: { to: '/contact', label: msg`Contact us`, exists: true },
  notices: { to: '/notices', label: msg`Report something`, exists: true },
  siteMap: { to: '/site-map', label: msg`Site map`, exists: true },
  forgotPassword: { to: '/forgot', label: msg`Forgot password`, exists: true },
  subscription: { to: '/upgrade', label: msg`Subscription`, exists: true },
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
  contact,
  notices,
  siteMap,
  forgotPassword,
  subscription,
} = publicEntries;

const existing = (entries: readonly MenuEntry[]) => entries.filter(({ exists }) => exists);

export const topBarEntries = existing([learnMore, approach, identity, contact, login, signUp]);

export const footerColumns: readonly { title: MessageDescriptor; entries: readonly MenuEntry[] }[] = [
  { title: msg`Subrosa`, entries: existing([approach, identity, learnMore, subscription]) },
  { title: msg`Help`, entries: existing([contact, notices, forgotPassword, complaints, siteMap]) },
  { title: msg`Legal`, entries: existing([terms, privacy, ccpa, dmca, recordKeeping, transparency]) },
];

/** For members: in one line from 960 px, in their menu up to 959 px. */
export const shortFooterEntries = existing([privacy, terms, complaints, notices, contact, siteMap]);
export const helpEntries = existing([contact, notices, siteMap]);
