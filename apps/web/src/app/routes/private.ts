import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { lazily } from '../lazily.ts';
import { privateGroup } from './groups.tsx';
import { pagesOf } from './page.ts';

const page = pagesOf(privateGroup);

const settings = createRoute({
  getParentRoute: () => privateGroup,
  path: '/settings',
  component: lazily(() => import('../../features/settings/pages/settings-layout.tsx'), 'SettingsLayout'),
});

const tab = pagesOf(settings);

const firstTab = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/account', replace: true });
  },
});

const settingsPages = settings.addChildren([
  firstTab,
  tab('/account', msg`Account`, () => import('../../features/settings/pages/account.tsx'), 'Account'),
  tab('/settings', msg`Settings`, () => import('../../features/settings/pages/preferences.tsx'), 'Preferences'),
  tab('/security', msg`Security`, () => import('../../features/settings/pages/security.tsx'), 'Security'),
]);

export const privatePages = privateGroup.addChildren([
  page('/profile/new', msg`Welcome`, () => import('../../features/accounts/pages/welcome.tsx'), 'Welcome'),
  page('/requests', msg`The house`, () => import('../pages/house.tsx'), 'HousePage'),
  settingsPages,
]);
