import type { ComponentType, ReactNode } from 'react';

type AnchorProps = {
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/** How a menu links: by the router in the app, by a plain anchor on the landing page. */
export type Anchor = ComponentType<AnchorProps>;
