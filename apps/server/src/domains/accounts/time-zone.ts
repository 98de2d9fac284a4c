const FALLBACK = 'America/Vancouver';

/** Whether this runtime supports the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export function supportedTimeZone(name: string | undefined): string {
  return name !== undefined && isTimeZone(name) ? name : FALLBACK;
}
