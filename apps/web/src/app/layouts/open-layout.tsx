import { Suspense, type ReactNode } from 'react';
import { isSignedIn, useSession } from '../../shared/session/session.ts';
import { lazily } from '../lazily.ts';
import { PublicLayout } from './public-layout.tsx';

/** Loaded separately, so that visitors do not download it. */
export const PrivateLayout = lazily(() => import('./private-layout.tsx'), 'PrivateLayout');

export async function loadPrivateLayout(): Promise<void> {
  await PrivateLayout.preload?.();
}

type OpenLayoutProps = {
  /** Rendered instead of the page of the route. */
  children?: ReactNode;
};

/** Renders the bars for the current viewer: a member's or a visitor's. */
export function OpenLayout({ children }: OpenLayoutProps) {
  const signedIn = useSession(({ status }) => isSignedIn(status));
  return signedIn ? (
    <Suspense>
      <PrivateLayout>{children}</PrivateLayout>
    </Suspense>
  ) : (
    <PublicLayout>{children}</PublicLayout>
  );
}
