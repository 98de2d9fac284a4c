import { msg } from '@lingui/core/macro';
import { withTranslations } from '../with-translations.ts';
import { publicGroup } from './groups.tsx';
import { pagesOf } from './page.ts';

const page = pagesOf(publicGroup);

export const publicPages = publicGroup.addChildren([
  page(
    '/',
    msg`In confidence`,
    withTranslations('marketing', () => import('../pages/home.tsx')),
    'HomePage',
  ),
  page(
    '/approach',
    msg`Our approach`,
    withTranslations('marketing', () => import('../../features/marketing/pages/approach.tsx')),
    'Approach',
  ),
  page(
    '/identity',
    msg`Identity`,
    withTranslations('marketing', () => import('../../features/marketing/pages/identity.tsx')),
    'Identity',
  ),
  page(
    '/learn-more',
    msg`How it works`,
    withTranslations('marketing', () => import('../../features/marketing/pages/learn-more.tsx')),
    'LearnMore',
  ),
]);
