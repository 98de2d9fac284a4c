import { keptChoices } from '../shared/push/kept-choices.ts';
import { openMessages, openNews } from './open-news.ts';
import { newsFor, tagOf, type NewsTag } from './show-news.ts';

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Pushed = Waiting & { data: { json(): unknown } | null };
type Click = Waiting & { notification: Notification };

/** As much of a service worker's world as this one needs: it fetches nothing and keeps no copies. */
type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration;
  clients: Parameters<typeof openNews>[0];
  skipWaiting(): Promise<void>;
};

const scope = globalThis as unknown as WorkerScope;

// A new release takes over at once: there is nothing that two versions could disagree about.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('push', (event) => {
  const show = async () => {
    const choices = await keptChoices().catch(() => null);
    await scope.registration.showNotification(...newsFor(choices, navigator.language, tagOf((event as Pushed).data)));
  };
  (event as Waiting).waitUntil(show());
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event as Click;
  notification.close();
  (event as Click).waitUntil((notification.tag as NewsTag) === 'messages' ? openMessages(scope.clients) : openNews(scope.clients));
});
