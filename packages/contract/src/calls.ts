import { accountsCalls } from './accounts.ts';
import { devicesCalls } from './devices.ts';
import { referenceCalls } from './reference.ts';
import { subscriptionsCalls } from './subscriptions.ts';
import { supportCalls } from './support.ts';
import { moderationCalls } from './moderation.ts';
import { documentsCalls } from './documents.ts';
import { mediaCalls } from './media.ts';
import { profilesCalls } from './profiles.ts';
import { exploreCalls } from './explore.ts';
import { connectionsCalls } from './connections.ts';
import { favouritesCalls } from './favourites.ts';
import { notificationsCalls } from './notifications.ts';
import { requestsCalls } from './requests.ts';
import { conversationsCalls } from './conversations.ts';
import { calendarCalls } from './calendar.ts';
import { autorepliesCalls } from './autoreplies.ts';
import { helpdeskCalls } from './helpdesk.ts';
import { verificationCalls } from './verification.ts';
import { noticesCalls } from './notices.ts';
import { sealedCalls } from './sealed.ts';
import { announcementsCalls } from './announcements.ts';
import { staffCalls } from './staff.ts';
import { figuresCalls } from './figures.ts';
import { auditCalls } from './audit.ts';
import type { Calls } from './route.ts';

/** Every HTTP call of the product, by domain. */
export const callsByDomain = {
  accounts: accountsCalls,
  devices: devicesCalls,
  reference: referenceCalls,
  subscriptions: subscriptionsCalls,
  support: supportCalls,
  moderation: moderationCalls,
  documents: documentsCalls,
  media: mediaCalls,
  profiles: profilesCalls,
  explore: exploreCalls,
  connections: connectionsCalls,
  favourites: favouritesCalls,
  notifications: notificationsCalls,
  requests: requestsCalls,
  conversations: conversationsCalls,
  calendar: calendarCalls,
  autoreplies: autorepliesCalls,
  helpdesk: helpdeskCalls,
  verification: verificationCalls,
  notices: noticesCalls,
  sealed: sealedCalls,
  staff: staffCalls,
  announcements: announcementsCalls,
  figures: figuresCalls,
  audit: auditCalls,
} as const satisfies Record<string, Calls>;
