import { HeadContent, Outlet, useLocation } from '@tanstack/react-router';
import { LockedScreen, useLock } from '../features/discretion/index.ts';
import { AgeGate } from '../features/gate/index.ts';
import { useFlags } from '../shared/flags.ts';

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
      {ageAccepted || isBeforeTheGate(pathname) ? <Outlet /> : <AgeGate />}
    </>
  );
}
