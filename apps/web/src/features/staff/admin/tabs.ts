import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { may, type StaffPermission } from '@subrosa/rules/moderation/staff';
import type { MessageDescriptor } from '@lingui/core';

type AdminTab = { to: string; label: MessageDescriptor; permission: StaffPermission };

/** The tabs of the administration, each with the permission that it requires. */
const adminTabs = [
  { to: '/staff/admin/team', label: msg`Staff`, permission: 'assign_roles' },
  { to: '/staff/admin/prohibited-words', label: msg`Prohibited words`, permission: 'manage_prohibited_words' },
  { to: '/staff/admin/interests', label: msg`Interests`, permission: 'manage_settings' },
  { to: '/staff/admin/plans', label: msg`Plans and spots`, permission: 'manage_settings' },
  { to: '/staff/admin/announcements', label: msg`Announcements`, permission: 'manage_announcements' },
  { to: '/staff/admin/settings', label: msg`Settings`, permission: 'manage_settings' },
] as const satisfies readonly AdminTab[];

export const adminTabsFor = (role: StaffRole | null) => adminTabs.filter(({ permission }) => may(role, permission));
