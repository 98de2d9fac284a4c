import { isFlaggedSignedIn } from '../shared/session/signed-in-mark.ts';
import { loadPrivateLayout } from './layouts/open-layout.tsx';
import type { AppRouter } from './router.ts';

/** The files of the page that a member asks for, fetched while the service is asked who it is: the guards wait for that. */
export async function fetchAhead(router: AppRouter): Promise<void> {
  if (!isFlaggedSignedIn()) return;
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  // What fails here fails again where it is needed, and is told there.
  await Promise.allSettled([loadPrivateLayout(), ...routes.map((route) => router.loadRouteChunk(route))]);
}
