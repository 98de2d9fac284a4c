import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { About } from '../about.ts';

/** Something that happened, with the members to notify. */
export interface NotificationInput {
  kind: NotificationKind;
  /** Id of the event or the fan-out; unique per member. */
  origin: string;
  /** Null when staff or the system acted. */
  actorId: string | null;
  /** Unread notifications of a grouped kind are grouped by this subject. */
  subjectId?: string | null;
  about?: About;
  recipients: readonly string[];
  /** Suppresses the email regardless of preferences: the member’s plan does not include it. */
  withoutMail?: boolean;
}

/** The result for one member: the sequence number, and the channels by which they are notified. */
export interface NotifiedMember {
  memberId: string;
  /** Number of the notification; without the in-app channel, the member’s last number before it. */
  number: number;
  unread: number;
  inApp: boolean;
  email: boolean;
  push: boolean;
}
