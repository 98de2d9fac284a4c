import { readPushPreferences } from '../shared/push/push-preferences.ts';
import { isPage, offlineHeaders, offlinePage } from './offline-page.ts';
import { openMessages, openNotifications } from './open-tab.ts';
import { notificationFor, tagOf, type NotificationTag } from './notification-content.ts';

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type PushEvent = ExtendableEvent & { data: { json(): unknown } | null };
type InstallEvent = ExtendableEvent & { addRoutes?(rules: object[]): Promise<void> };
type FetchEvent = ExtendableEvent & {
  request: Request;
  /** Undefined without support for preloads. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type NotificationClickEvent = ExtendableEvent & { notification: Notification };

/** The part of a service worker's scope that this one needs. It intercepts only the opening of pages, and caches nothing. */
type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration;
  clients: Parameters<typeof openNotifications>[0];
  skipWaiting(): Promise<void>;
};

const scope = globalThis as unknown as WorkerScope;

// A new release takes over at once, because two versions cannot conflict.
scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  // Where the browser can, everything but the opening of pages passes by the worker.
  const rules = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ condition: { requestMode }, source: 'network' }));
  (event as InstallEvent).addRoutes?.(rules).catch(() => undefined);
});

scope.addEventListener('activate', (event) => {
  // The request of a page does not wait for the start of the worker.
  (event as ExtendableEvent).waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  if (isPage(request)) (event as FetchEvent).respondWith(openPage(event as FetchEvent));
});

/** Without a connection, our page instead of the browser's. */
async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const choices = await readPushPreferences().catch(() => null);
    return new Response(offlinePage(choices, navigator.language), { status: 503, headers: offlineHeaders });
  }
}

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
