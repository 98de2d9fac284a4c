import { HeadContent, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LockedScreen, useLock } from '../features/privacy-screen/index.ts';
import { useConsent } from '../shared/consent-store.ts';
import { lazily } from './lazily.ts';

/** Loaded separately, because most visitors have already passed it. */
const AgeGate = lazily(() => import('../features/consent/components/age-gate.tsx'), 'AgeGate');

/** Fetched together with the translations when it will be shown. */
export async function loadAgeGate(): Promise<void> {
  if (!useConsent.getState().ageAccepted) await AgeGate.preload?.();
}

/** Pages that can be read before the age gate: legal texts, the targets of links in emails, and the help pages. */
const pathsWithoutAgeGate = new Set([
  '/terms',
  '/privacy',
  '/privacy/ccpa',
  '/complaints_policy',
  '/transparency',
  '/unsubscribe',
  '/newsletter/confirm',
]);

const hasNoAgeGate = (path: string) =>
  pathsWithoutAgeGate.has(path) || path.startsWith('/account/verify/') || /^\/notices(\/|$)/.test(path);

export function Root() {
  const locked = useLock((state) => state.locked);
  const ageAccepted = useConsent((flags) => flags.ageAccepted);
  const { pathname } = useLocation();
  if (locked) return <LockedScreen />;
  return (
    <>
      <HeadContent />
      {ageAccepted || hasNoAgeGate(pathname) ? (
        <Outlet />
      ) : (
        <Suspense>
          <AgeGate />
        </Suspense>
      )}
    </>
  );
}
