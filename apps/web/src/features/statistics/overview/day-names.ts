/** The labels of days below an axis: `1 Nov`. */
export function dayNames(days: readonly { day: string }[], locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return days.map(({ day }) => format.format(new Date(day)));
}
