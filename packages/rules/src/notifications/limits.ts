const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const notificationLimits = {
  page: 10,
  mostAtOnce: 30,
  /** How far page numbers reach. */
  rows: 1000,
  /** Maximum of the unread count: "99+". */
  unread: 100,
  /** Members named in one notification; further ones are counted. */
  actors: 3,
  /** Unread notifications of the same kind about the same subject are merged within this time. */
  groupedWithinMs: DAY,
  keptMs: 180 * DAY,
  /** A digest collects notifications for this time after the first. */
  mailWaitsMs: 15 * MINUTE,
  /** The hour of the daily digest, in the member's time zone. */
  dailyMailHour: 9,
  pushSubscriptions: 4,
} as const;
