import { msg } from '@lingui/core/macro';
import { saying } from '../saying.ts';
import { publicGroup } from './groups.tsx';
import { pagesOf } from './page.ts';

const page = pagesOf(publicGroup);

export const publicPages = publicGroup.addChildren([
  page(
    '/',
    msg`In confidence`,
    saying('front', () => import('../pages/home.tsx')),
    'HomePage',
  ),
  page(
    '/approach',
    msg`Our approach`,
    saying('front', () => import('../../features/front/pages/approach.tsx')),
    'Approach',
  ),
  page(
    '/identity',
    msg`Identity`,
    saying('front', () => import('../../features/front/pages/identity.tsx')),
    'Identity',
  ),
  page(
    '/learn-more',
    msg`How it works`,
    saying('front', () => import('../../features/front/pages/learn-more.tsx')),
    'LearnMore',
  ),
]);
