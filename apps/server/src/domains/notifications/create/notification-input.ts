import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { NotificationContext } from '../context.ts';

/** Something that happened, with the members to notify. */
export interface NotificationInput {
  kind: NotificationKind;
  /** Id of the event or the fan-out; unique per member. */
  sourceId: string;
  /** Null when staff or the system acted. */
  actorId: string | null;
  /** Unread notifications of a grouped kind are grouped by this subject. */
  subjectId?: string | null;
  context?: NotificationContext;
  recipients: readonly string[];
  /** Suppresses the email regardless of preferences: the member’s plan does not include it. */
  withoutMail?: boolean;
}

/** The result for one member: the sequence, and the channels by which they are notified. */
export interface NotifiedMember {
  memberId: string;
  /** Sequence of the notification; without the in-app channel, the member’s last sequence before it. */
  sequence: number;
  unread: number;
  inApp: boolean;
  email: boolean;
  push: boolean;
}
