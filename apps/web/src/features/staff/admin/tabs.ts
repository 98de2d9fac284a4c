import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { may, type StaffPower } from '@subrosa/rules/moderation/staff';
import type { MessageDescriptor } from '@lingui/core';

type AdminTab = { to: string; label: MessageDescriptor; power: StaffPower };

/** The tabs of the administration, each with the permission that it requires. */
const adminTabs = [
  { to: '/staff/house/people', label: msg`Staff`, power: 'give_roles' },
  { to: '/staff/house/words', label: msg`Prohibited words`, power: 'manage_prohibited_words' },
  { to: '/staff/house/interests', label: msg`Interests`, power: 'manage_settings' },
  { to: '/staff/house/plans', label: msg`Plans and spots`, power: 'manage_settings' },
  { to: '/staff/house/announcements', label: msg`Announcements`, power: 'announce' },
  { to: '/staff/house/settings', label: msg`Settings`, power: 'manage_settings' },
] as const satisfies readonly AdminTab[];

export const adminTabsFor = (role: StaffRole | null) => adminTabs.filter(({ power }) => may(role, power));
