import { msg } from '@lingui/core/macro';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import type { AuditSearch } from '../../features/audit/search.ts';
import type { OverviewSearch, ReportsSearch } from '../../features/statistics/search.ts';
import type { HelpdeskSearch } from '../../features/staff/helpdesk-search.ts';
import type { ReviewSearch } from '../../features/staff/review-search.ts';
import { useSession } from '../../shared/session/session.ts';
import { Failure } from '../failure.tsx';
import { lazily } from '../lazily.ts';
import { titled } from '../titled.ts';
import { guard, NotFoundInLayout } from './groups.tsx';
import { root } from './root.ts';

// Only staff fetch this: the permissions of the console are not part of what members load.
const loadAccessiblePages = async () => {
  const { staffPagesFor: roomsFor } = await import('../../features/staff/staff-pages.ts');
  return roomsFor(useSession.getState().account?.staffRole ?? null);
};

type StaffSearch = Record<string, unknown>;

/** The pages parse this themselves: the lists of valid values are not part of what members load either. */
const unparsedSearch = {
  overview: (search: StaffSearch) => search as OverviewSearch,
  review: (search: StaffSearch) => search as ReviewSearch,
  helpdesk: (search: StaffSearch) => search as HelpdeskSearch,
  reports: (search: StaffSearch) => search as ReportsSearch,
  audit: (search: StaffSearch) => search as AuditSearch,
};

/** Staff pages. They do not exist for other members; visitors are redirected to login. */
const staffGroup = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  component: lazily(() => import('../../features/staff/pages/staff-layout.tsx'), 'StaffLayout', 'staff'),
  beforeLoad: async (visit) => {
    await guard('private')(visit);
    if (!useSession.getState().account?.staffRole) throw notFound();
  },
  errorComponent: Failure,
  notFoundComponent: NotFoundInLayout,
});

/** For a page of the console: it does not exist for staff members without the permission. */
const requirePage = (to: string) => async () => {
  const open = await loadAccessiblePages();
  if (!open.some((room) => room.to === to)) throw notFound();
};

const firstPage = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff',
  beforeLoad: async () => {
    const { firstStaffPageFor: firstRoomFor } = await import('../../features/staff/staff-pages.ts');
    const first = firstRoomFor(useSession.getState().account?.staffRole ?? null);
    throw first ? redirect({ to: first.to, replace: true }) : notFound();
  },
});

const review = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/media',
  head: titled(msg`Review`),
  validateSearch: unparsedSearch.review,
  beforeLoad: requirePage('/staff/media'),
  component: lazily(() => import('../../features/staff/pages/review.tsx'), 'Review'),
});

const verifications = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/verifications',
  head: titled(msg`Identity`),
  validateSearch: unparsedSearch.review,
  beforeLoad: requirePage('/staff/verifications'),
  component: lazily(() => import('../../features/staff/pages/review.tsx'), 'Verifications'),
});

const helpdesk = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/helpdesk',
  head: titled(msg`Messages`),
  validateSearch: unparsedSearch.helpdesk,
  beforeLoad: requirePage('/staff/helpdesk'),
  component: lazily(() => import('../../features/staff/pages/helpdesk.tsx'), 'Helpdesk'),
});

const overview = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/overview',
  head: titled(msg`Overview`),
  validateSearch: unparsedSearch.overview,
  beforeLoad: requirePage('/staff/overview'),
  component: lazily(() => import('../../features/statistics/pages/overview.tsx'), 'Overview'),
});

const reports = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/reports',
  head: titled(msg`Transparency reports`),
  validateSearch: unparsedSearch.reports,
  beforeLoad: requirePage('/staff/reports'),
  component: lazily(() => import('../../features/statistics/pages/reports.tsx'), 'Reports'),
});

const audit = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/audit',
  head: titled(msg`Audit log`),
  validateSearch: unparsedSearch.audit,
  beforeLoad: requirePage('/staff/audit'),
  component: lazily(() => import('../../features/audit/pages/audit-log.tsx'), 'AuditLog'),
});

const csam = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/csam',
  head: titled(msg({ message: 'Restricted', context: 'staff area' })),
  beforeLoad: requirePage('/staff/csam'),
  component: lazily(() => import('../../features/staff/pages/csam.tsx'), 'CsamCases'),
});

const members = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/members',
  head: titled(msg`Members`),
  beforeLoad: requirePage('/staff/members'),
  component: lazily(() => import('../../features/staff/pages/members.tsx'), 'Members'),
});

const member = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/members/$pseudonym',
  head: titled(msg`Members`),
  beforeLoad: requirePage('/staff/members'),
  component: lazily(() => import('../../features/staff/pages/member.tsx'), 'Member'),
});

const inbox = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/inbox',
  head: titled(msg`Inbox`),
  beforeLoad: requirePage('/staff/inbox'),
  component: lazily(() => import('../../features/staff/pages/inbox.tsx'), 'Inbox'),
});

const admin = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/admin',
  head: titled(msg`Administration`),
  beforeLoad: requirePage('/staff/admin'),
  component: lazily(() => import('../../features/staff/pages/admin.tsx'), 'AdminPage'),
});

const loadAccessibleTabs = async () => {
  const { adminTabsFor } = await import('../../features/staff/admin/tabs.ts');
  return adminTabsFor(useSession.getState().account?.staffRole ?? null);
};

const firstTab = createRoute({
  getParentRoute: () => admin,
  path: '/',
  beforeLoad: async () => {
    const [first] = await loadAccessibleTabs();
    throw first ? redirect({ to: first.to, replace: true }) : notFound();
  },
});

/** For a tab of the administration: it does not exist for staff members without the permission. */
const requireTab = (to: string) => async () => {
  if (!(await loadAccessibleTabs()).some((tab) => tab.to === to)) throw notFound();
};

const team = createRoute({
  getParentRoute: () => admin,
  path: 'team',
  beforeLoad: requireTab('/staff/admin/team'),
  component: lazily(() => import('../../features/staff/admin/team.tsx'), 'Team'),
});

const prohibitedWords = createRoute({
  getParentRoute: () => admin,
  path: 'prohibited-words',
  beforeLoad: requireTab('/staff/admin/prohibited-words'),
  component: lazily(() => import('../../features/staff/admin/prohibited-words.tsx'), 'ProhibitedWords'),
});

const interests = createRoute({
  getParentRoute: () => admin,
  path: 'interests',
  beforeLoad: requireTab('/staff/admin/interests'),
  component: lazily(() => import('../../features/staff/admin/interests.tsx'), 'Interests'),
});

const plans = createRoute({
  getParentRoute: () => admin,
  path: 'plans',
  beforeLoad: requireTab('/staff/admin/plans'),
  component: lazily(() => import('../../features/staff/admin/plans.tsx'), 'Plans'),
});

const announcements = createRoute({
  getParentRoute: () => admin,
  path: 'announcements',
  beforeLoad: requireTab('/staff/admin/announcements'),
  component: lazily(() => import('../../features/staff/admin/announcements.tsx'), 'Announcements'),
});

const settings = createRoute({
  getParentRoute: () => admin,
  path: 'settings',
  beforeLoad: requireTab('/staff/admin/settings'),
  component: lazily(() => import('../../features/staff/admin/settings.tsx'), 'RuntimeSettingsForm'),
});

export const staffPages = staffGroup.addChildren([
  firstPage,
  overview,
  review,
  verifications,
  helpdesk,
  csam,
  members,
  member,
  inbox,
  reports,
  audit,
  admin.addChildren([firstTab, team, prohibitedWords, interests, plans, announcements, settings]),
]);
