/** An address as people say it: without the scheme and the slash at its end. */
export function shortAddress(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
}
