const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const notificationLimits = {
  page: 10,
  mostAtOnce: 30,
  /** What a page counter reaches. */
  rows: 1000,
  /** Counted no further: "99+". */
  unread: 100,
  /** Named in one notification; the rest are counted. */
  actors: 3,
  /** Unread ones of the same kind about the same thing become one for so long. */
  groupedWithinMs: DAY,
  keptMs: 180 * DAY,
  /** A mail gathers what happens within this time after the first. */
  mailWaitsMs: 15 * MINUTE,
  /** The hour, at the reader's place, of the daily mail. */
  dailyMailHour: 9,
  pushSubscriptions: 4,
} as const;
