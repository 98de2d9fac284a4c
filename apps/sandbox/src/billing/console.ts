import type { FastifyInstance } from 'fastify';
import { consolePage } from './console-page.ts';
import type { SentWebhook } from './webhook-sender.ts';
import type { Provider } from './provider.ts';
import { applyEvent } from './apply-event.ts';
import type { Subscription } from './ledger.ts';
import { eventTypes, fieldsOf, isEventType, type EventType, type Fields } from './reports.ts';

interface EventRequest {
  type: EventType;
  subscription: Subscription;
  /** When the event happened at the provider, in days from now; negative in the past. */
  days: number;
  times: number;
  /** `silent`: the event happens without a webhook. `forged`: a webhook of an event that never happened. */
  mode: 'true' | 'silent' | 'forged';
  from: string | undefined;
}

const DAY = 86_400_000;
const MAX_TIMES = 100;
/** An IP address that is not the provider's (RFC 5737). */
const UNKNOWN_IP = '203.0.113.66';

/**
 * Simulates an event at the provider and sends its webhooks: late, several times, from another IP address, or for an event that never
 * happened.
 */
async function simulateEvent(provider: Provider, { type, subscription, days, times, mode, from }: EventRequest): Promise<SentWebhook[]> {
  const at = new Date(Date.now() + days * DAY);
  if (mode !== 'forged') applyEvent(type, subscription, at);
  if (mode === 'silent') return [];
  const note = [mode === 'forged' ? 'forged' : '', from ? `from ${from}` : '', days === 0 ? '' : `dated ${days} days off`]
    .filter(Boolean)
    .join(', ');
  return deliver(provider, type, fieldsOf(type, { subscription, checkout: subscription.checkout, at }), { times, note, from });
}

async function deliver(
  provider: Provider,
  type: EventType,
  fields: Fields,
  { times, note, from }: { times: number; note: string; from: string | undefined },
): Promise<SentWebhook[]> {
  const sent: SentWebhook[] = [];
  for (let time = 0; time < Math.min(times, MAX_TIMES); time += 1)
    sent.push(await provider.sender.send(type, fields, { note, ...(from && { from }) }));
  return sent;
}

const modes: Readonly<Record<string, EventRequest['mode']>> = { silent: 'silent', forged: 'forged' };

/** The console page with its form, and the same actions as routes for tests. */
export function mountConsole(app: FastifyInstance, provider: Provider): void {
  app.get('/billing', (_request, reply) => reply.page(consolePage(provider, eventTypes)));

  app.post<{ Body: URLSearchParams }>('/billing/fire', async (request, reply) => {
    const form = request.body;
    const subscription = provider.ledger.find(form.get('subscription') ?? '');
    const type = form.get('type') ?? '';
    if (!subscription || !isEventType(type)) return reply.code(404).send({ message: 'no such subscription or event' });
    const mode = modes[form.get('mode') ?? ''] ?? 'true';
    const from = form.get('mode') === 'stranger' ? UNKNOWN_IP : undefined;
    const sent = await simulateEvent(provider, {
      type,
      subscription,
      days: Number(form.get('days') ?? 0),
      times: Number(form.get('times') ?? 1),
      mode,
      from,
    });
    if (request.headers.accept?.includes('application/json')) return { sent };
    return reply.redirect('/billing', 303);
  });

  /** For tests: creates a sale without the payment page; the webhook is sent unless the mode is `silent`. */
  app.post<{ Body: URLSearchParams }>('/billing/sell', async (request, reply) => {
    const form = request.body;
    const at = new Date(Date.now() + Number(form.get('at') ?? 0) * DAY);
    const order = { checkout: form.get('checkout') ?? '', cents: Number(form.get('cents')), days: Number(form.get('days')), at };
    const subscription = provider.ledger.sell(order);
    if (form.get('mode') !== 'silent') await provider.report('NewSaleSuccess', subscription, { at, note: 'sold by the console' });
    return reply.send({ subscription });
  });

  app.post<{ Body: URLSearchParams }>('/billing/settings', async (request, reply) => {
    const { settings, sender } = provider;
    for (const name of ['webhookUrl', 'approvalUrl', 'denialUrl'] as const) settings[name] = request.body.get(name) ?? settings[name];
    sender.webhookUrl = settings.webhookUrl;
    const datalinkFailure = request.body.get('datalinkFailure');
    if (datalinkFailure === 'none' || datalinkFailure === 'error' || datalinkFailure === 'silence')
      provider.datalinkFailure = datalinkFailure;
    if (request.body.has('held')) provider.isHoldingReports = request.body.get('held') === 'true';
    return request.headers.accept?.includes('application/json') ? { settings } : reply.redirect('/billing', 303);
  });

  app.get('/billing/subscriptions', () => ({ subscriptions: provider.ledger.list(), sent: provider.sender.list() }));
}
