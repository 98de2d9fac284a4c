import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SessionAccount } from '../../shared/session/session.ts';
import type { LinkEntry } from '../private-menu.ts';

type AuthLinkProps = {
  entry: LinkEntry;
  account: SessionAccount;
  className?: string | undefined;
  children: ReactNode;
};

/** A link of the members' menus. */
export function AuthLink({ entry, account, ...others }: AuthLinkProps) {
  return <Link {...linkTo(entry, account)} {...others} />;
}

/** The target of an entry for this member. */
export function linkTo({ to, search }: LinkEntry, { username }: SessionAccount): Pick<LinkProps, 'to' | 'params' | 'search'> {
  return { to, params: { username }, search: search ?? {} };
}
