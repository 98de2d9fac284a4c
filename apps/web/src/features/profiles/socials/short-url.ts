/** A URL for display: without scheme and trailing slash. */
export function shortUrl(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');
}
