import { msg } from '@lingui/core/macro';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import type { AuditSearch, OverviewSearch, ReportsSearch } from '../../features/figures/search.ts';
import type { HelpdeskSearch } from '../../features/staff/helpdesk-search.ts';
import type { ReviewSearch } from '../../features/staff/review-search.ts';
import { useSession } from '../../shared/session/session.ts';
import { Failure } from '../failure.tsx';
import { lazily } from '../lazily.ts';
import { titled } from '../titled.ts';
import { guard, NotFoundInLayout } from './groups.tsx';
import { root } from './root.ts';

// Fetched by staff alone: who may enter what is no part of what members load.
const openRooms = async () => {
  const { roomsFor } = await import('../../features/staff/rooms.ts');
  return roomsFor(useSession.getState().account?.staffRole ?? null);
};

type Written = Record<string, unknown>;

/** Read by the pages themselves: the lists that an address is held against are no part of what members load either. */
const asWritten = {
  overview: (search: Written) => search as OverviewSearch,
  review: (search: Written) => search as ReviewSearch,
  helpdesk: (search: Written) => search as HelpdeskSearch,
  reports: (search: Written) => search as ReportsSearch,
  audit: (search: Written) => search as AuditSearch,
};

/** Staff. To everybody else there is no such page; visitors go to login. */
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

/** For a route of one of the rooms: who may not enter it does not find it. */
const inRoom = (to: string) => async () => {
  const open = await openRooms();
  if (!open.some((room) => room.to === to)) throw notFound();
};

const firstPage = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff',
  beforeLoad: async () => {
    const { firstRoomFor } = await import('../../features/staff/rooms.ts');
    const first = firstRoomFor(useSession.getState().account?.staffRole ?? null);
    throw first ? redirect({ to: first.to, replace: true }) : notFound();
  },
});

const review = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/media',
  head: titled(msg`Review`),
  validateSearch: asWritten.review,
  beforeLoad: inRoom('/staff/media'),
  component: lazily(() => import('../../features/staff/pages/review.tsx'), 'Review'),
});

const verifications = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/verifications',
  head: titled(msg`Identity`),
  validateSearch: asWritten.review,
  beforeLoad: inRoom('/staff/verifications'),
  component: lazily(() => import('../../features/staff/pages/review.tsx'), 'Verifications'),
});

const helpdesk = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/helpdesk',
  head: titled(msg`Messages`),
  validateSearch: asWritten.helpdesk,
  beforeLoad: inRoom('/staff/helpdesk'),
  component: lazily(() => import('../../features/staff/pages/helpdesk.tsx'), 'Helpdesk'),
});

const overview = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/overview',
  head: titled(msg`Overview`),
  validateSearch: asWritten.overview,
  beforeLoad: inRoom('/staff/overview'),
  component: lazily(() => import('../../features/figures/pages/overview.tsx'), 'Overview'),
});

const reports = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/reports',
  head: titled(msg`Reports`),
  validateSearch: asWritten.reports,
  beforeLoad: inRoom('/staff/reports'),
  component: lazily(() => import('../../features/figures/pages/reports.tsx'), 'Reports'),
});

const audit = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/audit',
  head: titled(msg`Audit log`),
  validateSearch: asWritten.audit,
  beforeLoad: inRoom('/staff/audit'),
  component: lazily(() => import('../../features/figures/pages/audit.tsx'), 'Audit'),
});

const sealed = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/sealed',
  head: titled(msg`Sealed`),
  beforeLoad: inRoom('/staff/sealed'),
  component: lazily(() => import('../../features/staff/pages/sealed.tsx'), 'Sealed'),
});

const members = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/members',
  head: titled(msg`Members`),
  beforeLoad: inRoom('/staff/members'),
  component: lazily(() => import('../../features/staff/pages/members.tsx'), 'Members'),
});

const member = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/members/$pseudonym',
  head: titled(msg`Members`),
  beforeLoad: inRoom('/staff/members'),
  component: lazily(() => import('../../features/staff/pages/member.tsx'), 'Member'),
});

const inbox = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/inbox',
  head: titled(msg`Inbox`),
  beforeLoad: inRoom('/staff/inbox'),
  component: lazily(() => import('../../features/staff/pages/inbox.tsx'), 'Inbox'),
});

const house = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/house',
  head: titled(msg`House`),
  beforeLoad: inRoom('/staff/house'),
  component: lazily(() => import('../../features/staff/pages/house.tsx'), 'House'),
});

const openTabs = async () => {
  const { houseTabsFor } = await import('../../features/staff/house/tabs.ts');
  return houseTabsFor(useSession.getState().account?.staffRole ?? null);
};

const firstTab = createRoute({
  getParentRoute: () => house,
  path: '/',
  beforeLoad: async () => {
    const [first] = await openTabs();
    throw first ? redirect({ to: first.to, replace: true }) : notFound();
  },
});

/** For a page of the house: who does not keep it does not find it. */
const inTab = (to: string) => async () => {
  if (!(await openTabs()).some((tab) => tab.to === to)) throw notFound();
};

const people = createRoute({
  getParentRoute: () => house,
  path: 'people',
  beforeLoad: inTab('/staff/house/people'),
  component: lazily(() => import('../../features/staff/house/people.tsx'), 'People'),
});

const words = createRoute({
  getParentRoute: () => house,
  path: 'words',
  beforeLoad: inTab('/staff/house/words'),
  component: lazily(() => import('../../features/staff/house/prohibited-words.tsx'), 'ProhibitedWords'),
});

const interests = createRoute({
  getParentRoute: () => house,
  path: 'interests',
  beforeLoad: inTab('/staff/house/interests'),
  component: lazily(() => import('../../features/staff/house/interests.tsx'), 'Interests'),
});

const plans = createRoute({
  getParentRoute: () => house,
  path: 'plans',
  beforeLoad: inTab('/staff/house/plans'),
  component: lazily(() => import('../../features/staff/house/plans.tsx'), 'Plans'),
});

const announcements = createRoute({
  getParentRoute: () => house,
  path: 'announcements',
  beforeLoad: inTab('/staff/house/announcements'),
  component: lazily(() => import('../../features/staff/house/announcements.tsx'), 'Announcements'),
});

const settings = createRoute({
  getParentRoute: () => house,
  path: 'settings',
  beforeLoad: inTab('/staff/house/settings'),
  component: lazily(() => import('../../features/staff/house/settings.tsx'), 'HouseSettings'),
});

export const staffPages = staffGroup.addChildren([
  firstPage,
  overview,
  review,
  verifications,
  helpdesk,
  sealed,
  members,
  member,
  inbox,
  reports,
  audit,
  house.addChildren([firstTab, people, words, interests, plans, announcements, settings]),
]);
