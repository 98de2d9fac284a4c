import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import type { Provider } from './provider.ts';
import { applyEvent } from './apply-event.ts';
import { dollars } from './order.ts';
import { providerPage } from './provider-layout.ts';

/** The page on which a buyer finds a purchase and cancels it. */
export function mountSupportPages(app: FastifyInstance, provider: Provider): void {
  app.get<{ Querystring: { subscriptionId?: string } }>('/billing/support', (request, reply) => {
    const id = request.query.subscriptionId ?? '';
    const found = provider.ledger.find(id);
    const result = found
      ? html`<h2>Subscription ${found.id}</h2>
          <p>
            $${dollars(found.cents)} every ${found.days} days.
            ${found.cancelledAt ? 'Cancelled: nothing more is charged.' : 'Renews by itself.'}
          </p>
          ${
            found.cancelledAt
              ? html``
              : html`<form method="post" action="/billing/cancel">
                  <input type="hidden" name="subscriptionId" value="${found.id}" />
                  <button>Cancel this subscription</button>
                </form>`
          }`
      : html`<p class="empty">${id ? 'No purchase has this number.' : 'Enter the number of your subscription.'}</p>`;
    return reply.page(
      providerPage(
        'Consumer support',
        html`<form class="filter" action="/billing/support" role="search">
            <label for="subscriptionId">Subscription</label>
            <input id="subscriptionId" name="subscriptionId" value="${id}" inputmode="numeric" autocomplete="off" />
            <button>Find my purchase</button>
          </form>
          ${result}
          <h2 id="chat">Live chat</h2>
          <p>Nobody is there in a sandbox.</p>`,
      ),
    );
  });

  app.post<{ Body: URLSearchParams }>('/billing/cancel', async (request, reply) => {
    const found = provider.ledger.find(request.body.get('subscriptionId') ?? '');
    if (found && !found.cancelledAt) {
      const at = new Date();
      applyEvent('Cancellation', found, at);
      await provider.report('Cancellation', found, { at, note: 'cancel page' });
    }
    return reply.redirect(`/billing/support?subscriptionId=${encodeURIComponent(found?.id ?? '')}`, 303);
  });
}
