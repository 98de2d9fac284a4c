import type { ComponentType, ReactNode } from 'react';

type AnchorProps = {
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The link component of a menu: the router's link in the app, a plain anchor on the landing page. */
export type Anchor = ComponentType<AnchorProps>;
