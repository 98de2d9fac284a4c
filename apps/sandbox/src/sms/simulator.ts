import type { Simulator } from '../simulator.ts';
import { createInbox } from './inbox.ts';
import { inboxPage } from './inbox-page.ts';
import { mountMessagesApi } from './messages-api.ts';

interface Filter {
  Querystring: { to?: string };
}

export function smsSimulator(): Simulator {
  const inbox = createInbox();
  // A plus sign typed into a URL arrives as a space.
  const numberIn = (query: Filter['Querystring']) => query.to?.replace(/^ /, '+').trim() ?? '';

  return {
    name: 'Text messages',
    description: 'Plays Twilio. Every text that we send arrives in one inbox.',
    page: '/sms',
    mount: (app) => {
      mountMessagesApi(app, inbox);
      app.get<Filter>('/sms/texts', (request) => ({ texts: inbox.list(numberIn(request.query)) }));
      app.get<Filter>('/sms', (request, reply) => {
        const to = numberIn(request.query);
        return reply.page(inboxPage({ texts: inbox.list(to), to }));
      });
    },
  };
}
