import type { FastifyInstance } from 'fastify';
import { consolePage } from './console-page.ts';
import type { Sent } from './courier.ts';
import type { Desk } from './desk.ts';
import { happen } from './happen.ts';
import type { Subscription } from './ledger.ts';
import { eventTypes, fieldsOf, isEventType, type EventType, type Fields } from './reports.ts';

interface Firing {
  type: EventType;
  subscription: Subscription;
  /** When it happened at the provider; days from now, below zero in the past. */
  days: number;
  times: number;
  /** `silent`: it happens, and no report is sent. `forged`: a report of something that never happened. */
  way: 'true' | 'silent' | 'forged';
  from: string | undefined;
}

const DAY = 86_400_000;
const MOST_TIMES = 100;
/** An address that is not the provider's (RFC 5737). */
const STRANGER = '203.0.113.66';

/** Makes something happen at the provider and reports it: late, several times, from elsewhere, or although it never happened. */
async function fire(desk: Desk, { type, subscription, days, times, way, from }: Firing): Promise<Sent[]> {
  const at = new Date(Date.now() + days * DAY);
  if (way !== 'forged') happen(type, subscription, at);
  if (way === 'silent') return [];
  const note = [way === 'forged' ? 'forged' : '', from ? `from ${from}` : '', days === 0 ? '' : `dated ${days} days off`]
    .filter(Boolean)
    .join(', ');
  return deliver(desk, type, fieldsOf(type, { subscription, checkout: subscription.checkout, at }), { times, note, from });
}

async function deliver(
  desk: Desk,
  type: EventType,
  fields: Fields,
  { times, note, from }: { times: number; note: string; from: string | undefined },
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let time = 0; time < Math.min(times, MOST_TIMES); time += 1)
    sent.push(await desk.courier.send(type, fields, { note, ...(from && { from }) }));
  return sent;
}

const waysOf: Readonly<Record<string, Firing['way']>> = { silent: 'silent', forged: 'forged' };

/** The page with its form, and the same as calls for tests. */
export function mountConsole(app: FastifyInstance, desk: Desk): void {
  app.get('/billing', (_request, reply) => reply.page(consolePage(desk, eventTypes)));

  app.post<{ Body: URLSearchParams }>('/billing/fire', async (request, reply) => {
    const form = request.body;
    const subscription = desk.ledger.find(form.get('subscription') ?? '');
    const type = form.get('type') ?? '';
    if (!subscription || !isEventType(type)) return reply.code(404).send({ message: 'no such subscription or event' });
    const way = waysOf[form.get('way') ?? ''] ?? 'true';
    const from = form.get('way') === 'stranger' ? STRANGER : undefined;
    const sent = await fire(desk, {
      type,
      subscription,
      days: Number(form.get('days') ?? 0),
      times: Number(form.get('times') ?? 1),
      way,
      from,
    });
    if (request.headers.accept?.includes('application/json')) return { sent };
    return reply.redirect('/billing', 303);
  });

  /** Sells without a page, for tests; the report is sent unless `silent` says otherwise. */
  app.post<{ Body: URLSearchParams }>('/billing/sell', async (request, reply) => {
    const form = request.body;
    const at = new Date(Date.now() + Number(form.get('at') ?? 0) * DAY);
    const order = { checkout: form.get('checkout') ?? '', cents: Number(form.get('cents')), days: Number(form.get('days')), at };
    const subscription = desk.ledger.sell(order);
    if (form.get('way') !== 'silent') await desk.report('NewSaleSuccess', subscription, { at, note: 'sold by the console' });
    return reply.send({ subscription });
  });

  app.post<{ Body: URLSearchParams }>('/billing/settings', async (request, reply) => {
    const { settings, courier } = desk;
    for (const name of ['webhookUrl', 'approvalUrl', 'denialUrl'] as const) settings[name] = request.body.get(name) ?? settings[name];
    courier.webhookUrl = settings.webhookUrl;
    const trouble = request.body.get('trouble');
    if (trouble === 'none' || trouble === 'error' || trouble === 'silence') desk.trouble = trouble;
    if (request.body.has('held')) desk.held = request.body.get('held') === 'true';
    return request.headers.accept?.includes('application/json') ? { settings } : reply.redirect('/billing', 303);
  });

  app.get('/billing/subscriptions', () => ({ subscriptions: desk.ledger.list(), sent: desk.courier.list() }));
}
