import { HeadContent, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LockedScreen, useLock } from '../features/discretion/index.ts';
import { useFlags } from '../shared/flags.ts';
import { lazily } from './lazily.ts';

/** Apart, because most have passed it. */
const AgeGate = lazily(() => import('../features/gate/components/age-gate.tsx'), 'AgeGate');

/** Fetched beside the words where it will be shown. */
export async function loadAgeGate(): Promise<void> {
  if (!useFlags.getState().ageAccepted) await AgeGate.preload?.();
}

/** Pages that may be read before the age gate: what one agrees to, what a mail links to, and where anybody may ask for help. */
const beforeTheGate = new Set([
  '/terms',
  '/privacy',
  '/privacy/ccpa',
  '/complaints_policy',
  '/transparency',
  '/unsubscribe',
  '/newsletter/confirm',
]);

const isBeforeTheGate = (path: string) => beforeTheGate.has(path) || path.startsWith('/account/verify/') || /^\/notices(\/|$)/.test(path);

export function Root() {
  const locked = useLock((state) => state.locked);
  const ageAccepted = useFlags((flags) => flags.ageAccepted);
  const { pathname } = useLocation();
  if (locked) return <LockedScreen />;
  return (
    <>
      <HeadContent />
      {ageAccepted || isBeforeTheGate(pathname) ? (
        <Outlet />
      ) : (
        <Suspense>
          <AgeGate />
        </Suspense>
      )}
    </>
  );
}
