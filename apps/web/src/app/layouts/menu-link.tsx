import { Link } from '@tanstack/react-router';
import type { Anchor } from './anchor.ts';

/** The link of a menu in the app. The help is a static page, which the router does not know. */
export const MenuLink: Anchor = ({ to, className, children }) => (
  <Link to={to} className={className} reloadDocument={to === '/help'}>
    {children}
  </Link>
);
