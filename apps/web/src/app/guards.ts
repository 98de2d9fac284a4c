import type { SessionStatus } from '../shared/session/session.ts';

/** Every page belongs to one group, which decides who may open it (routes/groups.tsx). */
export type Group = 'public' | 'open' | 'guest' | 'private';

export const HOME = '/requests';
const WELCOME = '/profile/new';
const LOGIN = '/login';

type NavigationTarget = {
  group: Group;
  status: SessionStatus;
  /** The requested path with search and hash. */
  path: string;
};

/** Returns the path to redirect to, or null when the requested page may be opened. */
export function redirectTargetFor({ group, status, path }: NavigationTarget): string | null {
  switch (group) {
    case 'open':
      return null;
    case 'public':
    case 'guest':
      if (status === 'pending') return WELCOME;
      return status === 'member' ? (requestedRedirect(path) ?? HOME) : null;
    case 'private':
      if (status === 'visitor') return `${LOGIN}?redirect=${encodeURIComponent(path)}`;
      return status === 'pending' && !isOpenToPending(path) ? WELCOME : null;
    default:
      return group satisfies never;
  }
}

/** Before the welcome wizard is finished, a member can still log out, delete the account, or change the email address. */
function isOpenToPending(path: string): boolean {
  const { pathname } = new URL(path, OWN);
  return pathname === WELCOME || pathname === '/settings' || pathname.startsWith('/settings/');
}

function requestedRedirect(path: string): string | null {
  return ownPath(new URL(path, OWN).searchParams.get('redirect'));
}

const OWN = 'https://own.invalid';

/** Returns a path of this site, or null: a foreign link must not redirect a member to another site. */
export function ownPath(url: string | null): string | null {
  if (!url?.startsWith('/') || !URL.canParse(url, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(url, OWN);
  // `/.//elsewhere` is parsed as a path of this site but serialized as `//elsewhere`.
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
