const HOUR = 60;
const DAY = 24 * HOUR;

/** Formats a duration in the largest suitable unit, in the viewer's language. */
export function formatDuration(minutes: number, locale: string): string {
  const [unit, count] = inUnit(minutes);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }).format(count);
}

function inUnit(minutes: number): ['minute' | 'hour' | 'day', number] {
  if (minutes < HOUR) return ['minute', Math.round(minutes)];
  if (minutes < 2 * DAY) return ['hour', Math.round(minutes / HOUR)];
  return ['day', Math.round(minutes / DAY)];
}
