import { msg } from '@lingui/core/macro';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { calendarSearchOf } from '../../features/calendar/search.ts';
import { conversationsPageSearchOf } from '../../features/conversations-page/search.ts';
import { connectionsPageSearchOf } from '../../features/connections-page/search.ts';
import { exploreSearchOf } from '../../features/explore/search.ts';
import { favouritesSearchOf } from '../../features/favourites/search.ts';
import { notificationsSearchOf } from '../../features/notifications/search.ts';
import { profileSearchOf, welcomeSearchOf } from '../../features/profiles/search.ts';
import { requestSearchOf } from '../../features/requests/search.ts';
import { outcomeSearchOf } from '../../features/payment-outcome/search.ts';
import { verifySearchOf } from '../../features/verification/search.ts';
import { lazily } from '../lazily.ts';
import { loadChunk } from '../load-chunk.ts';
import { titled } from '../titled.ts';
import { privateGroup } from './groups.tsx';
import { pagesOf } from './page.ts';
import type { RouterContext } from './root.ts';

const page = pagesOf(privateGroup);

const settings = createRoute({
  getParentRoute: () => privateGroup,
  path: '/settings',
  component: lazily(() => import('../../features/settings/pages/settings-layout.tsx'), 'SettingsLayout', 'settings'),
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
  tab(
    '/settings',
    msg({ message: 'Preferences', context: 'settings tab' }),
    () => import('../../features/settings/pages/preferences.tsx'),
    'Preferences',
  ),
  tab(
    '/notifications',
    msg`Notifications`,
    () => import('../../features/settings/pages/notification-settings.tsx'),
    'NotificationSettings',
  ),
  tab('/socials', msg`Socials`, () => import('../../features/settings/pages/socials.tsx'), 'Socials'),
  tab('/security', msg`Security`, () => import('../../features/settings/pages/security.tsx'), 'Security'),
  tab('/blacklist', msg`Blocked members`, () => import('../../features/settings/pages/blacklist.tsx'), 'Blacklist'),
  tab('/decisions', msg`Decisions`, () => import('../../features/settings/pages/statements-of-reasons.tsx'), 'StatementsOfReasons'),
  tab('/upgrade', msg`Upgrade`, () => import('../../features/settings/pages/upgrade.tsx'), 'UpgradeTab'),
]);

const welcome = createRoute({
  getParentRoute: () => privateGroup,
  path: '/profile/new',
  validateSearch: welcomeSearchOf,
  head: titled(msg`Welcome`),
  component: lazily(() => import('../../features/accounts/pages/welcome.tsx'), 'Welcome'),
});

const explore = createRoute({
  getParentRoute: () => privateGroup,
  path: '/profile/search',
  validateSearch: exploreSearchOf,
  head: titled(msg`Explore`),
  component: lazily(() => import('../../features/explore/pages/explore.tsx'), 'Explore'),
});

const connections = createRoute({
  getParentRoute: () => privateGroup,
  path: '/profile/connected',
  validateSearch: connectionsPageSearchOf,
  head: titled(msg`Connections`),
  component: lazily(() => import('../../features/connections-page/pages/connections.tsx'), 'Connections'),
});

const notifications = createRoute({
  getParentRoute: () => privateGroup,
  path: '/notifications',
  validateSearch: notificationsSearchOf,
  head: titled(msg`Notifications`),
  component: lazily(() => import('../../features/notifications/pages/notifications.tsx'), 'Notifications'),
});

const favourites = createRoute({
  getParentRoute: () => privateGroup,
  path: '/profile/favourites',
  validateSearch: favouritesSearchOf,
  head: titled(msg`My favourites`),
  component: lazily(() => import('../../features/favourites/pages/favourites.tsx'), 'Favourites'),
});

const feed = createRoute({
  getParentRoute: () => privateGroup,
  path: '/requests',
  validateSearch: requestSearchOf,
  head: titled(msg`Requests`),
  component: lazily(() => import('../../features/requests/pages/requests.tsx'), 'Requests'),
});

type RouteContext = { context: RouterContext; params: { id: string } };

/** Checks that the post exists before its page opens; only the owner can edit it. */
const requireRequest =
  (check: 'isRequestMissing' | 'isOwnRequestMissing') =>
  async ({ context, params }: RouteContext): Promise<void> => {
    const { [check]: isMissing } = await loadChunk(() => import('../../features/requests/api/request.ts'));
    if (await isMissing(context.queryClient, params.id)) throw notFound();
  };

const requestDetails = createRoute({
  getParentRoute: () => privateGroup,
  path: '/requests/details/$id',
  head: titled(msg`Request`),
  loader: requireRequest('isRequestMissing'),
  pendingMs: 150,
  pendingMinMs: 200,
  pendingComponent: lazily(() => import('../../features/requests/pages/loading.tsx'), 'Loading'),
  component: lazily(() => import('../../features/requests/pages/details.tsx'), 'RequestDetails'),
});

const editRequest = createRoute({
  getParentRoute: () => privateGroup,
  path: '/requests/edit/$id',
  head: titled(msg`Edit request`),
  loader: requireRequest('isOwnRequestMissing'),
  component: lazily(() => import('../../features/requests/pages/edit.tsx'), 'EditRequest'),
});

const calendar = createRoute({
  getParentRoute: () => privateGroup,
  path: '/calendar',
  validateSearch: calendarSearchOf,
  head: titled(msg`Calendar`),
  component: lazily(() => import('../../features/calendar/pages/calendar.tsx'), 'Calendar'),
});

const conversations = createRoute({
  getParentRoute: () => privateGroup,
  path: '/chat',
  validateSearch: conversationsPageSearchOf,
  head: titled(msg`Messages`),
  component: lazily(() => import('../../features/conversations-page/pages/conversations.tsx'), 'Conversations', 'conversations'),
});

const conversation = createRoute({
  getParentRoute: () => conversations,
  path: '/$id',
  loader: async ({ context, params }) => {
    const { isConversationMissing } = await loadChunk(() => import('../../features/conversations/api/conversations.ts'));
    if (await isConversationMissing(context.queryClient, params.id)) throw notFound();
  },
  component: lazily(() => import('../../features/conversations-page/pages/conversation.tsx'), 'ConversationPage'),
});

const conversationPages = conversations.addChildren([
  createRoute({
    getParentRoute: () => conversations,
    path: '/',
    component: lazily(() => import('../../features/conversations-page/pages/no-conversation-selected.tsx'), 'NoConversationSelected'),
  }),
  createRoute({
    getParentRoute: () => conversations,
    path: '/staff',
    component: lazily(() => import('../../features/helpdesk/pages/helpdesk.tsx'), 'HelpdeskPage'),
  }),
  conversation,
]);

const upgradeSuccessful = createRoute({
  getParentRoute: () => privateGroup,
  path: '/upgrade/successful',
  validateSearch: outcomeSearchOf,
  head: titled(msg`Payment`),
  component: lazily(() => import('../../features/payment-outcome/successful.tsx'), 'Successful'),
});

const upgradeUnsuccessful = createRoute({
  getParentRoute: () => privateGroup,
  path: '/upgrade/unsuccessful',
  validateSearch: outcomeSearchOf,
  head: titled(msg`Payment`),
  component: lazily(() => import('../../features/payment-outcome/unsuccessful.tsx'), 'Unsuccessful'),
});

const verify = createRoute({
  getParentRoute: () => privateGroup,
  path: '/verify',
  validateSearch: verifySearchOf,
  head: titled(msg`Verification`),
  component: lazily(() => import('../../features/verification/pages/verify.tsx'), 'Verify'),
});

/** Any other path of one word: no member has the name of one of our pages. */
const profile = createRoute({
  getParentRoute: () => privateGroup,
  path: '/$username',
  validateSearch: profileSearchOf,
  head: titled(msg`Profile`),
  loader: async ({ context, params }) => {
    const { isProfileMissing } = await loadChunk(() => import('../../features/profiles/api/profile.ts'));
    if (await isProfileMissing(context.queryClient, params.username)) throw notFound();
  },
  pendingMs: 150,
  pendingMinMs: 200,
  pendingComponent: lazily(() => import('../../features/profiles/view/profile-skeleton.tsx'), 'ProfileLoading'),
  component: lazily(() => import('../../features/profiles/pages/profile.tsx'), 'ProfilePage'),
});

export const privatePages = privateGroup.addChildren([
  welcome,
  explore,
  connections,
  notifications,
  favourites,
  page('/profile/photos', msg`Photos`, () => import('../../features/profiles/pages/photos.tsx'), 'Photos'),
  feed,
  page('/requests/new', msg`New request`, () => import('../../features/requests/pages/new.tsx'), 'NewRequest'),
  requestDetails,
  editRequest,
  calendar,
  conversationPages,
  settingsPages,
  page('/upgrade', msg`Plans`, () => import('../../features/subscriptions/pages/upgrade.tsx'), 'Upgrade'),
  upgradeSuccessful,
  upgradeUnsuccessful,
  verify,
  profile,
]);
