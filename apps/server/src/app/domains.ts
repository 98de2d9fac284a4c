import type { Domain } from '../platform/domain.ts';
import { transparency } from '../domains/transparency/index.ts';
import { statistics } from '../domains/statistics/index.ts';
import { notices } from '../domains/notices/index.ts';
import { announcements } from '../domains/announcements/index.ts';
import { audit } from '../domains/audit/index.ts';
import { calendar } from '../domains/calendar/index.ts';
import { documents } from '../domains/documents/index.ts';
import { explore } from '../domains/explore/index.ts';
import { profiles } from '../domains/profiles/index.ts';
import { media } from '../domains/media/index.ts';
import { moderation } from '../domains/moderation/index.ts';
import { notifications } from '../domains/notifications/index.ts';
import { conversations } from '../domains/conversations/index.ts';
import { autoreplies } from '../domains/autoreplies/index.ts';
import { helpdesk } from '../domains/helpdesk/index.ts';
import { requests } from '../domains/requests/index.ts';
import { favourites } from '../domains/favourites/index.ts';
import { connections } from '../domains/connections/index.ts';
import { accounts } from '../domains/accounts/index.ts';
import { devices } from '../domains/devices/index.ts';
import { reference } from '../domains/reference/index.ts';
import { csam } from '../domains/csam/index.ts';
import { staff } from '../domains/staff/index.ts';
import { subscriptions } from '../domains/subscriptions/index.ts';
import { support } from '../domains/support/index.ts';
import { verification } from '../domains/verification/index.ts';

/** All domains of the app. A domain that is not listed here is not loaded. */
export const domains: readonly Domain[] = [
  audit,
  accounts,
  devices,
  reference,
  subscriptions,
  support,
  connections,
  moderation,
  media,
  documents,
  profiles,
  explore,
  requests,
  favourites,
  notifications,
  conversations,
  calendar,
  autoreplies,
  helpdesk,
  notices,
  csam,
  verification,
  staff,
  announcements,
  statistics,
  transparency,
];

export const endpoints = domains.flatMap((domain) => domain.endpoints ?? []);
export const listeners = domains.flatMap((domain) => domain.listeners ?? []);
