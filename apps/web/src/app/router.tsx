import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { configQuery } from './config.ts';
import { Failure } from './failure.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { NotFound } from './not-found.tsx';
import { Root } from './root.tsx';

interface RouterContext {
  queryClient: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({ component: Root });

const visitors = createRoute({
  getParentRoute: () => root,
  id: 'visitors',
  component: PublicLayout,
  errorComponent: Failure,
  loader: ({ context }) => context.queryClient.ensureQueryData(configQuery),
});

const titled = (title: MessageDescriptor) => () => ({ meta: [{ title: `${i18n._(title)} · Subrosa` }] });

const page = <Path extends string>(path: Path, title: MessageDescriptor, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => visitors, path, head: titled(title), component });

const pages = [
  page(
    '/',
    msg`In confidence`,
    lazyRouteComponent(() => import('./pages/home.tsx'), 'HomePage'),
  ),
  page(
    '/approach',
    msg`Our approach`,
    lazyRouteComponent(() => import('../features/front/pages/approach.tsx'), 'Approach'),
  ),
  page(
    '/identity',
    msg`Identity`,
    lazyRouteComponent(() => import('../features/front/pages/identity.tsx'), 'Identity'),
  ),
  page(
    '/learn-more',
    msg`How it works`,
    lazyRouteComponent(() => import('../features/front/pages/learn-more.tsx'), 'LearnMore'),
  ),
  page(
    '/terms',
    msg`Terms`,
    lazyRouteComponent(() => import('./pages/legal.tsx'), 'TermsPage'),
  ),
  page(
    '/privacy',
    msg`Privacy`,
    lazyRouteComponent(() => import('./pages/legal.tsx'), 'PrivacyPage'),
  ),
  page(
    '/privacy/ccpa',
    msg`Your privacy choices`,
    lazyRouteComponent(() => import('../features/support/pages/ccpa.tsx'), 'PrivacyChoices'),
  ),
  page(
    '/dmca',
    msg`DMCA policy`,
    lazyRouteComponent(() => import('./pages/legal.tsx'), 'DmcaPage'),
  ),
  page(
    '/complaints_policy',
    msg`Complaints policy`,
    lazyRouteComponent(() => import('./pages/legal.tsx'), 'ComplaintsPage'),
  ),
  page(
    '/usc',
    msg`Record keeping`,
    lazyRouteComponent(() => import('./pages/legal.tsx'), 'RecordKeepingPage'),
  ),
  page(
    '/site-map',
    msg`Site map`,
    lazyRouteComponent(() => import('./pages/site-map.tsx'), 'SiteMapPage'),
  ),
  page(
    '/contact',
    msg`Contact us`,
    lazyRouteComponent(() => import('./pages/contact.tsx'), 'ContactPage'),
  ),
  page(
    '/newsletter/confirm',
    msg`Confirm your address`,
    lazyRouteComponent(() => import('../features/support/pages/newsletter-confirm.tsx'), 'NewsletterConfirm'),
  ),
  page(
    '/unsubscribe',
    msg`Unsubscribe`,
    lazyRouteComponent(() => import('../features/support/pages/unsubscribe.tsx'), 'Unsubscribe'),
  ),
];

/** For those who build the house; not even built in production. */
const tools =
  import.meta.env.VITE_ENVIRONMENT === 'production'
    ? []
    : [
        createRoute({
          getParentRoute: () => visitors,
          path: '/styleguide',
          head: () => ({ meta: [{ title: 'Style guide · Subrosa' }] }),
          component: lazyRouteComponent(() => import('../features/styleguide/pages/styleguide.tsx'), 'Styleguide'),
        }),
      ];

const anythingElse = createRoute({
  getParentRoute: () => visitors,
  path: '$',
  head: titled(msg`This page is not available`),
  component: NotFound,
});

export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([visitors.addChildren([...pages, ...tools, anythingElse])]),
    context: { queryClient },
    defaultPreload: 'intent',
    defaultErrorComponent: Failure,
    scrollRestoration: true,
  });
}
