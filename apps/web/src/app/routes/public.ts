import { msg } from '@lingui/core/macro';
import { withTranslations } from '../with-translations.ts';
import { publicGroup } from './groups.tsx';
import { pagesOf } from './page.ts';

const page = pagesOf(publicGroup);

export const publicPages = publicGroup.addChildren([
  page(
    '/',
    msg`In confidence`,
    withTranslations('front', () => import('../pages/home.tsx')),
    'HomePage',
  ),
  page(
    '/approach',
    msg`Our approach`,
    withTranslations('front', () => import('../../features/front/pages/approach.tsx')),
    'Approach',
  ),
  page(
    '/identity',
    msg`Identity`,
    withTranslations('front', () => import('../../features/front/pages/identity.tsx')),
    'Identity',
  ),
  page(
    '/learn-more',
    msg`How it works`,
    withTranslations('front', () => import('../../features/front/pages/learn-more.tsx')),
    'LearnMore',
  ),
]);
