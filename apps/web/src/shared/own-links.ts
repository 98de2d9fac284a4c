const REQUEST = /^\/requests\/details\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/iu;

/**
 * Returns the path of a URL that opens inside the app, or null for any other site. Origins are compared as browsers resolve them: with the
 * scheme, the port and the ASCII form of the host.
 */
export function ownPathOf(url: string, origins: readonly string[]): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin, username, password, pathname, search, hash } = new URL(url);
  // The origin of a blob is that of the page that made it.
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (!origins.includes(origin) || username !== '' || password !== '') return null;
  // A browser would read a path of two slashes as the host of another site.
  return pathname.startsWith('//') ? null : `${pathname}${search}${hash}`;
}

/** Returns the id of the request post that a path of the app shows, or null. */
export const requestIdOf = (path: string): string | null => REQUEST.exec(path.replace(/[?#].*$/u, ''))?.[1]?.toLowerCase() ?? null;
