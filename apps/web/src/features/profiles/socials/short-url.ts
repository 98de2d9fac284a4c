/** An address as people say it: without the scheme and the slash at its end. */
export function shortUrl(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
}
