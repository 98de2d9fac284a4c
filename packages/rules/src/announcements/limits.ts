/** Maximum length of an announcement in characters: one or two lines at the top of the page. */
export const MOST_ANNOUNCED = 240;

const DAY = 86_400_000;
const MOST_DAYS = 365;

export type AnnouncementProblem = { field: 'until'; code: 'endDate.beforeStart' | 'dates.tooLong' };

/** Returns what is wrong with the period of an announcement, or null. It must not be longer than a year. */
export function announcementProblem({ from, until, now }: { from: Date; until: Date; now: Date }): AnnouncementProblem | null {
  if (until <= from || until <= now) return { field: 'until', code: 'endDate.beforeStart' };
  return until.getTime() - from.getTime() > MOST_DAYS * DAY ? { field: 'until', code: 'dates.tooLong' } : null;
}
