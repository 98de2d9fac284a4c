const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SOON_MS = 4 * HOUR;

export type TimeLeft = { unit: 'none' | 'minutes' | 'hours' | 'days'; count: number; tone: 'late' | 'soon' | 'calm' };

/** The time left for a case, in the largest suitable unit. */
export function timeLeft(dueAt: string, now: number): TimeLeft {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return { unit: 'none', count: 0, tone: 'late' };
  const tone = left < SOON_MS ? 'soon' : 'calm';
  if (left < HOUR) return { unit: 'minutes', count: Math.ceil(left / MINUTE), tone };
  if (left < 2 * DAY) return { unit: 'hours', count: Math.floor(left / HOUR), tone };
  return { unit: 'days', count: Math.floor(left / DAY), tone };
}
