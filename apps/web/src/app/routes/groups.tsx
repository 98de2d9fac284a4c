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

/** Asked before every page of a group: who is here, and may they see it? */
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

/** Where it cannot be known now who is here, nobody is signed out, and what everybody may see stays readable. */
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

/** Public: for visitors; members go on to their requests. */
export const publicGroup = groupOf('public', PublicLayout);

/** Open: for everybody, in the layout that fits. */
export const openGroup = groupOf('open', OpenLayout);

/** Guest-only: signing up and in; members go on as from public pages. */
export const guestGroup = groupOf('guest', PublicLayout);

/** Private: for members; visitors go to login, and come back. */
export const privateGroup = groupOf('private', PrivateLayout);
