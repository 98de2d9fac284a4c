import { msg } from '@lingui/core/macro';
import { mayModerate } from '@subrosa/rules/moderation/staff';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { parseReviewSearch } from '../../features/staff/review-search.ts';
import { useSession } from '../../shared/session/session.ts';
import { Failure } from '../failure.tsx';
import { lazily } from '../lazily.ts';
import { titled } from '../titled.ts';
import { guard, NotFoundInLayout } from './groups.tsx';
import { root } from './root.ts';

/** Staff: for moderators and administrators. To other members there is no such page; visitors go to login. */
const staffGroup = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  component: lazily(() => import('../../features/staff/pages/staff-layout.tsx'), 'StaffLayout'),
  beforeLoad: async (visit) => {
    await guard('private')(visit);
    if (!mayModerate(useSession.getState().account?.staffRole ?? null)) throw notFound();
  },
  errorComponent: Failure,
  notFoundComponent: NotFoundInLayout,
});

const firstPage = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff',
  beforeLoad: () => {
    throw redirect({ to: '/staff/media', replace: true });
  },
});

const review = createRoute({
  getParentRoute: () => staffGroup,
  path: '/staff/media',
  head: titled(msg`Review`),
  validateSearch: parseReviewSearch,
  component: lazily(() => import('../../features/staff/pages/review.tsx'), 'Review'),
});

export const staffPages = staffGroup.addChildren([firstPage, review]);
