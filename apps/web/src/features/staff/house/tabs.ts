import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { may, type StaffPower } from '@subrosa/rules/moderation/staff';
import type { MessageDescriptor } from '@lingui/core';

type HouseTab = { to: string; label: MessageDescriptor; power: StaffPower };

/** What operators keep, each for who has the power. */
const houseTabs = [
  { to: '/staff/house/people', label: msg`People`, power: 'give_roles' },
  { to: '/staff/house/words', label: msg`Words`, power: 'keep_words' },
  { to: '/staff/house/interests', label: msg`Interests`, power: 'keep_house' },
  { to: '/staff/house/plans', label: msg`Plans and spots`, power: 'keep_house' },
  { to: '/staff/house/announcements', label: msg`Announcements`, power: 'announce' },
  { to: '/staff/house/settings', label: msg`Settings`, power: 'keep_house' },
] as const satisfies readonly HouseTab[];

export const houseTabsFor = (role: StaffRole | null) => houseTabs.filter(({ power }) => may(role, power));
