import type { SessionStatus } from '../shared/session/session.ts';

/** Every page is in one of these; the groups say who may see what (routes/groups.tsx). */
export type Group = 'public' | 'open' | 'guest' | 'private';

export const HOME = '/requests';
const WELCOME = '/profile/new';
const LOGIN = '/login';

type NavigationTarget = {
  group: Group;
  status: SessionStatus;
  /** The address that is asked for: path, search and hash. */
  path: string;
};

/** The address that somebody is sent to instead of the one that they ask for; null when they may have it. */
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

/** Who has not finished the welcome wizard can still leave, delete the account, or change the address. */
function isOpenToPending(path: string): boolean {
  const { pathname } = new URL(path, OWN);
  return pathname === WELCOME || pathname === '/settings' || pathname.startsWith('/settings/');
}

function requestedRedirect(path: string): string | null {
  return ownPath(new URL(path, OWN).searchParams.get('redirect'));
}

const OWN = 'https://own.invalid';

/** An address of this site, or null: a link that somebody else made must not lead a member elsewhere. */
export function ownPath(url: string | null): string | null {
  if (!url?.startsWith('/') || !URL.canParse(url, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(url, OWN);
  // `/.//elsewhere` is read as ours and written as `//elsewhere`.
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
