/** All time zones of this browser and the member's own, because browsers use different names for some. */
export function timeZoneChoices(own: string): { value: string; label: string }[] {
  const zones = new Set([own, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].toSorted((one, other) => one.localeCompare(other)).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** The offset of a zone from UTC at an instant: `UTC+05:30`. */
export function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC');
}
