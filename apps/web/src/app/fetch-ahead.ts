import { isFlaggedSignedIn } from '../shared/session/signed-in-mark.ts';
import { loadPrivateLayout } from './layouts/open-layout.tsx';
import type { AppRouter } from './router.ts';

/** Fetches the files of the requested page while the session is being restored: the guards wait for the session. */
export async function fetchAhead(router: AppRouter): Promise<void> {
  if (!isFlaggedSignedIn()) return;
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  // A failed file fails again when the page needs it, and is reported there.
  await Promise.allSettled([loadPrivateLayout(), ...routes.map((route) => router.loadRouteChunk(route))]);
}
