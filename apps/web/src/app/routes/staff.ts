import { msg } from '@lingui/core/macro';
import { mayAnswerMembers, mayModerate } from '@subrosa/rules/moderation/staff';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { parseHelpdeskSearch } from '../../features/staff/helpdesk-search.ts';
import { parseReviewSearch } from '../../features/staff/review-search.ts';
import { useSession } from '../../shared/session/session.ts';
import { Failure } from '../failure.tsx';
import { lazily } from '../lazily.ts';
import { titled } from '../titled.ts';
import { guard, NotFoundInLayout } from './groups.tsx';
import { root } from './root.ts';

const staffRole = () => useSession.getState().account?.staffRole ?? null;

/** Staff: messages for who answers them, cases for who decides some. To everybody else there is no such page; visitors go to login. */
const staffGroup = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  component: lazily(() => import('../../features/staff/pages/staff-layout.tsx'), 'StaffLayout'),
  beforeLoad: async (visit) => {
    await guard('private')(visit);
    if (!mayAnswerMembers(staffRole()) && !mayModerate(staffRole())) throw notFound();
  },
  errorComponent: Failure,
  notFoundComponent: NotFoundInLayout,
});

const firstPage = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff',
  beforeLoad: () => {
    throw redirect({ to: mayModerate(staffRole()) && staffRole() !== 'support' ? '/staff/media' : '/staff/helpdesk', replace: true });
  },
});

const review = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/media',
  head: titled(msg`Review`),
  validateSearch: parseReviewSearch,
  beforeLoad: () => {
    if (!mayModerate(staffRole())) throw notFound();
  },
  component: lazily(() => import('../../features/staff/pages/review.tsx'), 'Review'),
});

const helpdesk = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/helpdesk',
  head: titled(msg`Messages`),
  validateSearch: parseHelpdeskSearch,
  beforeLoad: () => {
    if (!mayAnswerMembers(staffRole())) throw notFound();
  },
  component: lazily(() => import('../../features/staff/pages/helpdesk.tsx'), 'Helpdesk'),
});

export const staffPages = staffGroup.addChildren([firstPage, review, helpdesk]);
