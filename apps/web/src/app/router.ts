import { createRouter } from '@tanstack/react-router';
import { Failure } from './failure.tsx';
import { guestPages } from './routes/guest.ts';
import { openPages } from './routes/open.tsx';
import { privatePages } from './routes/private.ts';
import { publicPages } from './routes/public.ts';
import { root, type RouterContext } from './routes/root.ts';
import { staffPages } from './routes/staff.ts';

export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree: root.addChildren([publicPages, openPages, guestPages, privatePages, staffPages]),
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: Failure,
    scrollRestoration: true,
  });
}
