import { isReloadRequested } from '../shared/reload.ts';
import type { AppRouter } from './router.ts';

/** Makes the next navigation a full page load if one was requested. */
export function followReload(router: AppRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !isReloadRequested()) return;
    router.history.flush();
    location.reload();
  });
}
