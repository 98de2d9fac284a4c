import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { IconBan, IconBell, IconCrown, IconSettings, IconShare, IconShieldLock, IconUser, type Icon } from '@tabler/icons-react';

type Tab = {
  to: string;
  label: MessageDescriptor;
  icon: Icon;
  /** Whether the tab is gold, like everything about plans. */
  gold?: boolean;
  /** A tab appears when its page exists. */
  exists: boolean;
};

/** Every tab of the specification, in its order, and notifications, which would make the preferences too long. */
const everyTab: readonly Tab[] = [
  { to: '/settings/account', label: msg`Account`, icon: IconUser, exists: true },
  { to: '/settings/settings', label: msg({ message: 'Preferences', context: 'settings tab' }), icon: IconSettings, exists: true },
  { to: '/settings/notifications', label: msg`Notifications`, icon: IconBell, exists: true },
  { to: '/settings/socials', label: msg`Socials`, icon: IconShare, exists: true },
  { to: '/settings/security', label: msg`Security`, icon: IconShieldLock, exists: true },
  { to: '/settings/blacklist', label: msg`Blocked members`, icon: IconBan, exists: true },
  { to: '/settings/upgrade', label: msg`Upgrade`, icon: IconCrown, gold: true, exists: true },
];

export const tabs = everyTab.filter(({ exists }) => exists);
