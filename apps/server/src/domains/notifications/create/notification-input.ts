import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { About } from '../about.ts';

/** Something that happened, and whom it concerns. */
export interface NotificationInput {
  kind: NotificationKind;
  /** The event or the fan-out: a member gets one notification of each. */
  origin: string;
  /** Null where staff or the house did it. */
  actorId: string | null;
  /** What unread ones of a grouped kind have in common, besides their kind. */
  subjectId?: string | null;
  about?: About;
  recipients: readonly string[];
  /** No mail, whatever they chose: it is not part of their plan. */
  withoutMail?: boolean;
}

/** What became of it for a member, and where else they want to hear of it. */
export interface NotifiedMember {
  memberId: string;
  /** Of the notification; where none was made, of the newest before it. */
  number: number;
  unread: number;
  inApp: boolean;
  email: boolean;
  push: boolean;
}
