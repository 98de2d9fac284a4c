/** A time limit. Days end at midnight UTC; business days exclude Saturday and Sunday. */
export type Span = { readonly hours: number } | { readonly days: number } | { readonly businessDays: number };

const HOUR = 3_600_000;

/** The start in UTC of the day that many days later. */
export function addDays(from: Date, days: number): Date {
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + days));
}

export function addBusinessDays(from: Date, days: number): Date {
  let day = from;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}

/** Returns the end of a span that starts at `from`. */
export function endOf(span: Span, from: Date): Date {
  if ('hours' in span) return new Date(from.getTime() + span.hours * HOUR);
  return addDays('days' in span ? addDays(from, span.days) : addBusinessDays(from, span.businessDays), 1);
}
