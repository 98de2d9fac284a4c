import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import type { Provider } from './provider.ts';
import { dollars, readOrder } from './order.ts';
import { providerPage } from './provider-layout.ts';
import { fieldsOf } from './reports.ts';

type Query = Record<string, string | undefined>;

/** The hosted payment form as a buyer sees it, without a card. */
export function mountPaymentPages(app: FastifyInstance, provider: Provider): void {
  app.get<{ Querystring: Query }>('/billing/flexforms/:flexId', (request, reply) => {
    const order = readOrder(request.query);
    if (!order) return reply.code(500).page(providerPage('Error 500', html`<p>The price of this form could not be verified.</p>`));
    const price = html`<strong>$${dollars(order.cents)}</strong> now for ${order.days} days, then
      <strong>$${dollars(order.recurringCents)}</strong> every ${order.recurringDays} days until you cancel.`;
    const fields = Object.entries(request.query).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}" />`,
    );
    return reply.page(
      providerPage(
        'Payment',
        html`<p class="lead">${price}</p>
          <p>This is a sandbox: no card is needed, and nothing is charged.</p>
          <form class="filter" method="post" action="/billing/pay">
            ${fields}
            <button name="decision" value="approve">Approve the payment</button>
            <button name="decision" value="decline">Decline the payment</button>
          </form>`,
      ),
    );
  });

  app.post<{ Body: URLSearchParams }>('/billing/pay', async (request, reply) => {
    const order = readOrder(Object.fromEntries(request.body));
    if (!order) return reply.code(500).page(providerPage('Error 500', html`<p>The price of this form could not be verified.</p>`));
    const at = new Date();
    const approved = request.body.get('decision') === 'approve';
    if (approved) {
      const subscription = provider.ledger.sell({ checkout: order.checkout, cents: order.cents, days: order.days, at });
      if (!provider.isHoldingReports) await provider.report('NewSaleSuccess', subscription, { at, note: 'payment form' });
    } else {
      await provider.sender.send('NewSaleFailure', fieldsOf('NewSaleFailure', { subscription: null, checkout: order.checkout, at }), {
        note: 'payment form',
      });
    }
    return reply.redirect(
      `/billing/result?${new URLSearchParams({ checkout: order.checkout, approved: String(approved) }).toString()}`,
      303,
    );
  });

  // A separate page, because the Content-Security-Policy forbids a form to redirect to another site.
  app.get<{ Querystring: Query }>('/billing/result', (request, reply) => {
    const approved = request.query['approved'] === 'true';
    const pattern = approved ? provider.settings.approvalUrl : provider.settings.denialUrl;
    const url = pattern.replace('{checkout}', encodeURIComponent(request.query['checkout'] ?? ''));
    const text = approved ? 'Your payment was approved.' : 'Your payment was declined. Nothing was charged.';
    return reply.page(
      providerPage(
        approved ? 'Payment approved' : 'Payment declined',
        html`<p class="lead">${text}</p>
          <p><a href="${url}">Return to the merchant</a></p>`,
        url,
      ),
    );
  });
}
