import type { Simulator } from '../simulator.ts';
import { magicResponses } from './magic-responses.ts';
import { mountPushApi } from './push-api.ts';
import { pushPage } from './push-page.ts';
import { createSubscriptions } from './subscriptions.ts';

export function pushSimulator(): Simulator {
  const subscriptions = createSubscriptions();

  return {
    name: 'Push messages',
    description: 'Plays the push service of a browser, and the browser that reads what arrives.',
    page: '/push',
    mount: (app) => {
      mountPushApi(app, subscriptions);
      app.register(async (pages) => {
        pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
          done(null, new URLSearchParams(String(body)));
        });
        pages.get('/push', (_request, reply) => reply.page(pushPage(subscriptions.list())));
        pages.post<{ Body: URLSearchParams }>('/push', (request, reply) => {
          const magic = magicResponses.get(request.body.get('answers') ?? '') ?? null;
          subscriptions.add({ applicationServerKey: null, magic });
          return reply.redirect('/push', 303);
        });
      });
    },
  };
}
