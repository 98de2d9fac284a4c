/** Every zone that this browser knows, and the member's own in any case: browsers spell some differently. */
export function timeZoneChoices(own: string): { value: string; label: string }[] {
  const zones = new Set([own, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].toSorted((one, other) => one.localeCompare(other)).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** How far a zone is from UTC at a moment: `UTC+05:30`. */
export function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC');
}
