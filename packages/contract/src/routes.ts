import { accountsRoutes } from './accounts.ts';
import { devicesRoutes } from './devices.ts';
import { referenceRoutes } from './reference.ts';
import { subscriptionsRoutes } from './subscriptions.ts';
import { supportRoutes } from './support.ts';
import { moderationRoutes } from './moderation.ts';
import { documentsRoutes } from './documents.ts';
import { mediaRoutes } from './media.ts';
import { profilesRoutes } from './profiles.ts';
import { exploreRoutes } from './explore.ts';
import { connectionsRoutes } from './connections.ts';
import { favouritesRoutes } from './favourites.ts';
import { notificationsRoutes } from './notifications.ts';
import { requestsRoutes } from './requests.ts';
import { conversationsRoutes } from './conversations.ts';
import { calendarRoutes } from './calendar.ts';
import { autorepliesRoutes } from './autoreplies.ts';
import { helpdeskRoutes } from './helpdesk.ts';
import { verificationRoutes } from './verification.ts';
import { noticesRoutes } from './notices.ts';
import { csamRoutes } from './csam.ts';
import { announcementsRoutes } from './announcements.ts';
import { staffRoutes } from './staff.ts';
import { statisticsRoutes } from './statistics.ts';
import { auditRoutes } from './audit.ts';
import { transparencyRoutes } from './transparency.ts';
import type { Routes } from './route.ts';

/** All HTTP routes of the app, by domain. */
export const routesByDomain = {
  accounts: accountsRoutes,
  devices: devicesRoutes,
  reference: referenceRoutes,
  subscriptions: subscriptionsRoutes,
  support: supportRoutes,
  moderation: moderationRoutes,
  documents: documentsRoutes,
  media: mediaRoutes,
  profiles: profilesRoutes,
  explore: exploreRoutes,
  connections: connectionsRoutes,
  favourites: favouritesRoutes,
  notifications: notificationsRoutes,
  requests: requestsRoutes,
  conversations: conversationsRoutes,
  calendar: calendarRoutes,
  autoreplies: autorepliesRoutes,
  helpdesk: helpdeskRoutes,
  verification: verificationRoutes,
  notices: noticesRoutes,
  csam: csamRoutes,
  staff: staffRoutes,
  announcements: announcementsRoutes,
  statistics: statisticsRoutes,
  audit: auditRoutes,
  transparency: transparencyRoutes,
} as const satisfies Record<string, Routes>;
