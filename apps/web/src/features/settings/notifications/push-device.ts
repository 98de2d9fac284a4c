import { notifications } from '@subrosa/contract/endpoints/notifications';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { registerServiceWorker } from '../../../shared/trusted-worker.ts';
import { syncPushPreferences } from '../../notifications/index.ts';

/** The state of push on this device: not supported, denied in the browser, off, or on. */
type PushState = 'impossible' | 'denied' | 'off' | 'on';

const isPushSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function stateOf(isKnown: () => Promise<boolean>): Promise<PushState> {
  if (!isPushSupported()) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  // Push messages arrive only when both the browser and the server have the subscription.
  return (await ownSubscription()) && (await isKnown()) ? 'on' : 'off';
}

export const pushQuery = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: ({ signal }) => stateOf(async () => (await silentClient.call(notifications.getPushKey, { signal })).subscribed),
});

/** Asks for the browser's permission; returns false when it is denied. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await syncPushPreferences();
  const registration = await registerServiceWorker();
  await navigator.serviceWorker.ready;
  // Removes a subscription of another member in this browser, or one with another key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const { publicKey } = await silentClient.call(notifications.getPushKey);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
  await silentClient.call(notifications.subscribeToPush, { body });
  return true;
}

export async function turnPushOff(): Promise<void> {
  await silentClient.call(notifications.unsubscribeFromPush);
  await (await ownSubscription())?.unsubscribe();
}
