import type { LinkProps } from '@tanstack/react-router';
import type { ProfileSearch } from './search.ts';

/** The link to a profile, or a part of it. */
export function linkToProfile(username: string, search: ProfileSearch = {}): Pick<LinkProps, 'to' | 'params' | 'search'> {
  return { to: '/$username', params: { username }, search };
}
