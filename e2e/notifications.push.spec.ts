import { expect } from '@playwright/test';
import configuration from '../playwright.config.ts';
import { test } from './member.ts';

// The headless shell has no notifications; the full browser has.
test.use({ launchOptions: { ...configuration.use?.launchOptions, executablePath: '/usr/bin/chromium' } });

test('shows one neutral push notification, which a newer one replaces and a click closes', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const tab = await signInAs('marlow');
  const context = tab.context();
  const { origin } = new URL(tab.url());
  await tab.goto('/settings/notifications');
  await expect(tab.getByRole('button', { name: 'Turn on push notifications on this device' })).toBeVisible();
  // Every member's browser has the worker, for the page without a connection.
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.grantPermissions(['notifications'], { origin });

  const session = await context.newCDPSession(tab);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  // This browser has no push service, so only the service worker is tested.
  await tab.getByRole('button', { name: 'Turn on push notifications on this device' }).click();
  const registrationId = await registered;
  await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  const shown = () =>
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
    });
  for (const data of ['{"v":1,"count":1}', '{"v":1,"count":2,"name":"iris"}']) {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect.poll(shown).toEqual([{ title: 'Subrosa', body: 'Something new is waiting for you.', tag: 'news', lang: 'en' }]);
  }
  await expect(async () => {
    // A worker that is just being stopped misses the message; a real push service sends it again.
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '{"v":1,"kind":"message","from":"iris"}' });
    const both = expect.poll(async () => (await shown()).map(({ title, body, tag }) => [title, body, tag]).toSorted(), { timeout: 5000 });
    await both.toEqual([
      ['Subrosa', 'New message', 'messages'],
      ['Subrosa', 'Something new is waiting for you.', 'news'],
    ]);
  }).toPass();
  // No tool can click it, so the event is dispatched in the worker. Only a real click may open a window; that is tested apart.
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    for (const notification of await scope.registration.getNotifications()) {
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
    }
  });
  await expect.poll(shown).toEqual([]);
});
