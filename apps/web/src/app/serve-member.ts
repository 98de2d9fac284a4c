import { devices } from '@subrosa/contract/endpoints/devices';
import { explore } from '@subrosa/contract/endpoints/explore';
import type { QueryClient } from '@tanstack/react-query';
import { followSettings } from '../features/settings/index.ts';
import { silentClient } from '../shared/api/client.ts';
import { deletePushPreferences } from '../shared/push/push-preferences.ts';
import { openRealtime } from '../shared/realtime/socket.ts';
import { refreshTokens } from '../shared/session/refresh-tokens.ts';
import { isSignedIn, useSession } from '../shared/session/session.ts';
import { getTokens, isAccessExpired } from '../shared/session/tokens.ts';
import { followLiveUpdates } from './follow-live-updates.ts';
import { keepPresent } from './keep-present.ts';
import { loadStaticData } from './static-data.tsx';

let following = false;

/** Starts what only members need; in a separate file, so that visitors do not download it. */
export function serveMember(queryClient: QueryClient): void {
  loadStaticData(queryClient);
  // Only once, because the handlers stay through later sessions.
  if (!following) {
    followLiveUpdates(queryClient);
    followSettings(queryClient);
    keepPresent(sendOnline);
    useSession.subscribe(({ status }, before) => {
      if (status === 'visitor' && isSignedIn(before.status)) void removeServiceWorker().catch(() => undefined);
    });
  }
  following = true;
  void showOfflinePage().catch(() => undefined);
  void openRealtime(async () => (await silentClient.call(devices.issueSocketTicket)).ticket);
}

/** Only in browsers of members: a visitor's browser stores nothing. */
async function showOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const [{ registerServiceWorker }, { syncPushPreferences }] = await Promise.all([
    import('../shared/trusted-worker.ts'),
    import('../features/notifications/index.ts'),
  ]);
  await registerServiceWorker();
  await syncPushPreferences();
}

/** Nothing in the browser shows afterwards that a member used it. The end of the session ended push messages too. */
async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
  deletePushPreferences();
}

/** A failure is ignored, because the next minute sends the presence again. */
function sendOnline(): void {
  if (!isSignedIn(useSession.getState().status)) return;
  // A tab that slept has an old token, and the browser would report its rejection as an error.
  const isReady = getTokens() !== null && isAccessExpired() ? refreshTokens() : Promise.resolve();
  void isReady.then(() => silentClient.call(explore.setOnline, { body: {} })).catch(() => undefined);
}
