import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { may, mayAnswerMembers, mayDecide, mayModerate } from '@subrosa/rules/moderation/staff';
import { adminTabsFor } from './admin/tabs.ts';

/** A page of the console, or a group of pages below one path. */
export type StaffPage = {
  to: string;
  label: MessageDescriptor;
  mayEnter: (role: StaffRole | null) => boolean;
};

/** For staff who can be CSAM reviewers, and those who propose them. */
const mayEnterCsam = (role: StaffRole | null) => may(role, 'review_csam') || may(role, 'propose_csam_reviewer');

/** The console's pages in the order of its bar. */
export const staffPages = [
  { to: '/staff/overview', label: msg`Overview`, mayEnter: (role) => mayModerate(role) || may(role, 'view_statistics') },
  { to: '/staff/media', label: msg`Review`, mayEnter: mayModerate },
  { to: '/staff/verifications', label: msg`Identity`, mayEnter: (role) => mayDecide(role, 'identity') },
  { to: '/staff/helpdesk', label: msg`Messages`, mayEnter: mayAnswerMembers },
  { to: '/staff/csam', label: msg({ message: 'Restricted', context: 'staff area' }), mayEnter: mayEnterCsam },
  { to: '/staff/members', label: msg`Members`, mayEnter: (role) => may(role, 'search_members') },
  { to: '/staff/inbox', label: msg`Inbox`, mayEnter: (role) => role !== null },
  { to: '/staff/reports', label: msg`Transparency reports`, mayEnter: (role) => may(role, 'view_statistics') },
  { to: '/staff/audit', label: msg`Audit log`, mayEnter: (role) => may(role, 'read_audit') },
  { to: '/staff/admin', label: msg`Administration`, mayEnter: (role) => adminTabsFor(role).length > 0 },
] as const satisfies readonly StaffPage[];

export const staffPagesFor = (role: StaffRole | null): readonly (typeof staffPages)[number][] =>
  staffPages.filter(({ mayEnter }) => mayEnter(role));

/** The first page of the console: statistics for those who may view them, the first queue for moderators. */
export const firstStaffPageFor = (role: StaffRole | null) =>
  staffPagesFor(role).find(({ to }) => to !== '/staff/overview' || may(role, 'view_statistics'));
