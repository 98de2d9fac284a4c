import { msg } from '@lingui/core/macro';
import { publicGroup } from './groups.tsx';
import { pagesOf } from './page.ts';

const page = pagesOf(publicGroup);

export const publicPages = publicGroup.addChildren([
  page('/', msg`In confidence`, () => import('../pages/home.tsx'), 'HomePage'),
  page('/approach', msg`Our approach`, () => import('../../features/front/pages/approach.tsx'), 'Approach'),
  page('/identity', msg`Identity`, () => import('../../features/front/pages/identity.tsx'), 'Identity'),
  page('/learn-more', msg`How it works`, () => import('../../features/front/pages/learn-more.tsx'), 'LearnMore'),
]);
