import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { lazily } from '../lazily.ts';
import { NotFound } from '../not-found.tsx';
import { withTranslations } from '../with-translations.ts';
import { notAvailable, titled } from '../titled.ts';
import { openGroup } from './groups.tsx';
import { pagesOf } from './page.ts';

const page = pagesOf(openGroup);

/** Pages for developers, which are not part of the production build. */
const tools =
  import.meta.env.VITE_ENVIRONMENT === 'production'
    ? []
    : [
        createRoute({
          getParentRoute: () => openGroup,
          path: '/styleguide',
          head: () => ({ meta: [{ title: 'Style guide · Subrosa' }] }),
          component: lazily(() => import('../../features/styleguide/pages/styleguide.tsx'), 'Styleguide'),
        }),
      ];

const anythingElse = createRoute({
  getParentRoute: () => openGroup,
  path: '$',
  head: titled(notAvailable),
  component: NotFound,
});

export const openPages = openGroup.addChildren([
  page(
    '/terms',
    msg`Terms`,
    withTranslations('legal', () => import('../pages/legal.tsx')),
    'TermsPage',
  ),
  page(
    '/privacy',
    msg`Privacy`,
    withTranslations('legal', () => import('../pages/legal.tsx')),
    'PrivacyPage',
  ),
  page('/privacy/ccpa', msg`Your privacy choices`, () => import('../../features/support/pages/ccpa.tsx'), 'PrivacyChoices'),
  page(
    '/dmca',
    msg`DMCA policy`,
    withTranslations('legal', () => import('../pages/legal.tsx')),
    'DmcaPage',
  ),
  page(
    '/complaints_policy',
    msg`Complaints policy`,
    withTranslations('legal', () => import('../pages/legal.tsx')),
    'ComplaintsPage',
  ),
  page(
    '/usc',
    msg`Record keeping`,
    withTranslations('legal', () => import('../pages/legal.tsx')),
    'RecordKeepingPage',
  ),
  page(
    '/transparency',
    msg`Transparency`,
    withTranslations('staff', () => import('../../features/statistics/pages/transparency.tsx')),
    'Transparency',
  ),
  page(
    '/site-map',
    msg`Site map`,
    withTranslations('legal', () => import('../pages/site-map.tsx')),
    'SiteMapPage',
  ),
  page('/contact', msg`Contact us`, () => import('../pages/contact.tsx'), 'ContactPage'),
  page('/notices', msg`Report something`, () => import('../../features/notices/pages/notices.tsx'), 'Notices'),
  page('/notices/new/$kind', msg`Report something`, () => import('../../features/notices/pages/new-notice.tsx'), 'NewNotice'),
  page('/notices/$ticket', msg`Status`, () => import('../../features/notices/pages/notice-state.tsx'), 'NoticeState'),
  page(
    '/newsletter/confirm',
    msg`Confirm your email address`,
    () => import('../../features/support/pages/newsletter-confirm.tsx'),
    'NewsletterConfirm',
  ),
  page('/unsubscribe', msg`Unsubscribe`, () => import('../../features/support/pages/unsubscribe.tsx'), 'Unsubscribe'),
  page(
    '/account/verify/$token',
    msg`Confirm your email address`,
    () => import('../../features/accounts/pages/verify-email.tsx'),
    'VerifyEmail',
  ),
  page(
    '/account/goodbye',
    msg`Goodbye`,
    withTranslations('settings', () => import('../../features/settings/pages/account-deleted.tsx')),
    'AccountDeleted',
  ),
  ...tools,
  anythingElse,
]);
