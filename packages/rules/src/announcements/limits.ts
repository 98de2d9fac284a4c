/** Characters of an announcement: a line or two on top of the page. */
export const MOST_ANNOUNCED = 240;

const DAY = 86_400_000;
const MOST_DAYS = 365;

export type AnnouncementProblem = { field: 'until'; code: 'endDate.beforeStart' | 'dates.tooLong' };

/** What is wrong with when something is said; null when nothing is. What is said for longer than a year is no news. */
export function announcementProblem({ from, until, now }: { from: Date; until: Date; now: Date }): AnnouncementProblem | null {
  if (until <= from || until <= now) return { field: 'until', code: 'endDate.beforeStart' };
  return until.getTime() - from.getTime() > MOST_DAYS * DAY ? { field: 'until', code: 'dates.tooLong' } : null;
}
