import { readPushPreferences } from '../shared/push/push-preferences.ts';
import { openMessages, openNotifications } from './open-tab.ts';
import { notificationFor, tagOf, type NotificationTag } from './notification-content.ts';

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = ExtendableEvent & { data: { json(): unknown } | null };
type NotificationClickEvent = ExtendableEvent & { notification: Notification };

/** The part of a service worker's scope that this one needs: it intercepts no requests and caches nothing. */
type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration;
  clients: Parameters<typeof openNotifications>[0];
  skipWaiting(): Promise<void>;
};

const scope = globalThis as unknown as WorkerScope;

// A new release takes over at once, because two versions cannot conflict.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('push', (event) => {
  const show = async () => {
    const choices = await readPushPreferences().catch(() => null);
    await scope.registration.showNotification(...notificationFor(choices, navigator.language, tagOf((event as PushEvent).data)));
  };
  (event as ExtendableEvent).waitUntil(show());
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationClickEvent;
  notification.close();
  (event as NotificationClickEvent).waitUntil(
    (notification.tag as NotificationTag) === 'messages' ? openMessages(scope.clients) : openNotifications(scope.clients),
  );
});
