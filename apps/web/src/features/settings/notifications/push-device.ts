import { notifications } from '@subrosa/contract/endpoints/notifications';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { registerPushWorker } from '../../../shared/trusted-worker.ts';
import { syncPushPreferences } from '../../notifications/index.ts';

/** How push stands on this device: not possible, refused in the browser, off, or on. */
type PushState = 'impossible' | 'denied' | 'off' | 'on';

const isPushSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function stateOf(isKnown: () => Promise<boolean>): Promise<PushState> {
  if (!isPushSupported()) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  // Only where the browser and the service agree does something arrive.
  return (await ownSubscription()) && (await isKnown()) ? 'on' : 'off';
}

export const pushQuery = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: ({ signal }) => stateOf(async () => (await silentClient.call(notifications.getPushKey, { signal })).subscribed),
});

/** Asks the browser's question; false where the answer is no. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await syncPushPreferences();
  const registration = await registerPushWorker();
  await navigator.serviceWorker.ready;
  // One that another member left in this browser, or that was made with another key.
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
