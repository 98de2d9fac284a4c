import { createRoute, notFound, redirect, type ParsedLocation, type RouteComponent } from '@tanstack/react-router';
import { isSignedIn, useSession } from '../../shared/session/session.ts';
import { configQuery } from '../../shared/config.ts';
import { Failure } from '../failure.tsx';
import { redirectTargetFor, type Group } from '../guards.ts';
import { loadPrivateLayout, OpenLayout, PrivateLayout } from '../layouts/open-layout.tsx';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { NotFound } from '../not-found.tsx';
import { notAvailable, titleOf } from '../titled.ts';
import { root, type RouterContext } from './root.ts';

type Navigation = { context: RouterContext; location: ParsedLocation };

/** Runs before every page of a group, and redirects when the caller may not open it. */
export const guard =
  (group: Group) =>
  async ({ context, location }: Navigation): Promise<void> => {
    await started(group, context);
    const { status } = useSession.getState();
    if (group === 'guest' || group === 'private') {
      const { promoOnly } = await context.queryClient.ensureQueryData(configQuery);
      if (promoOnly) throw notFound();
    }
    const href = redirectTargetFor({ group, status, path: location.href });
    if (href) throw redirect({ href, replace: true });
    if (isSignedIn(status)) await loadPrivateLayout();
  };

/** When the session cannot be restored now, the member stays signed in, and pages that everyone may open stay readable. */
async function started(group: Group, { sessionStarted }: RouterContext) {
  if (useSession.getState().status !== 'starting') return;
  await (group === 'private' ? sessionStarted : sessionStarted.catch(() => undefined));
}

export const NotFoundInLayout = () => (
  <OpenLayout>
    <title>{titleOf(notAvailable)}</title>
    <NotFound />
  </OpenLayout>
);

const groupOf = (group: Group, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => root,
    id: group,
    component,
    beforeLoad: guard(group),
    loader: ({ context }) => context.queryClient.ensureQueryData(configQuery),
    errorComponent: Failure,
    notFoundComponent: NotFoundInLayout,
  });

/** Public: for visitors; members are redirected to the requests. */
export const publicGroup = groupOf('public', PublicLayout);

/** Open: for everyone, in the layout for visitors or members. */
export const openGroup = groupOf('open', OpenLayout);

/** Guest-only: signing up and in; members are redirected as from public pages. */
export const guestGroup = groupOf('guest', PublicLayout);

/** Private: for members; visitors are redirected to login and return after it. */
export const privateGroup = groupOf('private', PrivateLayout);
