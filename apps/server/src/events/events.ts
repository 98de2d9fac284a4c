import type { AccountsEvents } from './accounts.ts';
import type { AnnouncementsEvents } from './announcements.ts';
import type { CalendarEvents } from './calendar.ts';
import type { ConnectionsEvents } from './connections.ts';
import type { DevicesEvents } from './devices.ts';
import type { FavouritesEvents } from './favourites.ts';
import type { MediaEvents } from './media.ts';
import type { ModerationEvents } from './moderation.ts';
import type { NoticesEvents } from './notices.ts';
import type { ProfilesEvents } from './profiles.ts';
import type { RequestsEvents } from './requests.ts';
import type { CsamEvents } from './csam.ts';
import type { StaffEvents } from './staff.ts';
import type { SubscriptionsEvents } from './subscriptions.ts';
import type { SupportEvents } from './support.ts';
import type { VerificationEvents } from './verification.ts';

export type Events = AccountsEvents &
  AnnouncementsEvents &
  CalendarEvents &
  ConnectionsEvents &
  DevicesEvents &
  FavouritesEvents &
  MediaEvents &
  ModerationEvents &
  NoticesEvents &
  ProfilesEvents &
  RequestsEvents &
  CsamEvents &
  StaffEvents &
  SubscriptionsEvents &
  SupportEvents &
  VerificationEvents;

export type EventName = keyof Events;

/** An event as stored in the queue. */
export interface HappenedEvent<Name extends EventName = EventName> {
  id: string;
  name: Name;
  at: string;
  data: Events[Name];
}
