import { msg } from '@lingui/core/macro';
import { createRoute, redirect, type ParsedLocation } from '@tanstack/react-router';
import { saveLinkToken } from '../../features/accounts/link-token.ts';
import { lazily } from '../lazily.ts';
import { withTranslations } from '../with-translations.ts';
import { titled } from '../titled.ts';
import { guestGroup } from './groups.tsx';
import { pagesOf } from './page.ts';

const page = pagesOf(guestGroup);

/** Removes the token of an emailed link from the URL before the page is rendered. */
function takeToken({ location: { pathname, searchStr } }: { location: ParsedLocation }): void {
  const token = new URLSearchParams(searchStr).get('token');
  if (token === null) return;
  saveLinkToken(pathname, token);
  throw redirect({ href: pathname, replace: true });
}

const resetPassword = createRoute({
  getParentRoute: () => guestGroup,
  path: '/forgot/reset',
  head: titled(msg`Choose a new password`),
  beforeLoad: takeToken,
  component: lazily(() => import('../../features/accounts/pages/reset-password.tsx'), 'ResetPassword'),
});

const resetSessions = createRoute({
  getParentRoute: () => guestGroup,
  path: '/sessions/reset',
  head: titled(msg`Your devices`),
  beforeLoad: takeToken,
  component: lazily(() => import('../../features/accounts/pages/reset-sessions.tsx'), 'ResetSessions'),
});

export const guestPages = guestGroup.addChildren([
  page('/login', msg`Log in`, () => import('../../features/accounts/pages/login.tsx'), 'Login'),
  page('/sign-up', msg`Create your account`, () => import('../../features/accounts/pages/sign-up.tsx'), 'SignUp'),
  page('/verification', msg`Check your inbox`, () => import('../../features/accounts/pages/verification.tsx'), 'Verification'),
  page('/forgot', msg`Forgot password`, () => import('../../features/accounts/pages/forgot.tsx'), 'Forgot'),
  resetPassword,
  page('/sessions', msg`Manage your devices`, () => import('../../features/accounts/pages/sessions.tsx'), 'Sessions'),
  resetSessions,
  page(
    '/decision',
    msg`A decision about your account`,
    withTranslations('settings', () => import('../../features/settings/pages/suspension.tsx')),
    'Suspension',
  ),
]);
