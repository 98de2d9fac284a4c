import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox.ts';

interface ReceivedWebhook {
  type: string | null;
  from: string | undefined;
  fields: Record<string, string>;
}

let merchant: Server;
let sandbox: Sandbox;
let received: ReceivedWebhook[] = [];

beforeAll(async () => {
  merchant = createServer((request, response) => {
    void text(request).then((body) => {
      const from = request.headers['x-forwarded-for'];
      received.push({
        type: new URL(request.url ?? '', 'http://merchant').searchParams.get('eventType'),
        from: typeof from === 'string' ? from : undefined,
        fields: JSON.parse(body) as Record<string, string>,
      });
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(merchant, 'listening');
  const { port } = merchant.address() as AddressInfo;
  sandbox = await startSandbox({
    port: 0,
    billing: { webhookUrl: `http://127.0.0.1:${port}/hooks`, approvalUrl: 'http://app/ok?c={checkout}' },
  });
});
afterAll(async () => {
  await sandbox.stop();
  merchant.close();
});
beforeEach(() => void (received = []));

const price = {
  initialPrice: '14.99',
  initialPeriod: '30',
  recurringPrice: '14.99',
  recurringPeriod: '30',
  numRebills: '99',
  currencyCode: '840',
};
const formDigest = createHash('md5')
  .update(`${Object.values(price).join('')}sandbox-salt`)
  .digest('hex');
const order = { clientSubacc: '0000', ...price, formDigest, checkout: 'c-1' };

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/billing${path}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

async function aSale(): Promise<string> {
  await post('/pay', { ...order, decision: 'approve' });
  return received.at(-1)?.fields['subscriptionId'] ?? '';
}

describe('the payment form', () => {
  it('states what is charged now and later, and rejects any other price', async () => {
    const page = await fetch(`${sandbox.url}/billing/flexforms/sandbox?${new URLSearchParams(order).toString()}`);
    expect(await page.text()).toMatch(/14\.99<\/strong> now for 30 days, then/);
    expect((await post('/pay', { ...order, initialPrice: '0.01', decision: 'approve' })).status).toBe(500);
    expect(received).toEqual([]);
  });

  it('reports an approved and a declined purchase, and links back to the merchant', async () => {
    const approved = await post('/pay', { ...order, decision: 'approve' });
    expect(received).toMatchObject([
      { type: 'NewSaleSuccess', fields: { billedInitialPrice: '14.99', 'X-checkout': 'c-1', clientAccnum: '900100' } },
    ]);
    const result = await fetch(`${sandbox.url}${approved.headers.get('location') ?? ''}`);
    expect(await result.text()).toContain('href="http://app/ok?c=c-1"');
    await post('/pay', { ...order, decision: 'decline' });
    expect(received.at(-1)).toMatchObject({ type: 'NewSaleFailure', fields: { 'X-checkout': 'c-1' } });
  });
});

describe('the support page', () => {
  it('finds a purchase and cancels it only once', async () => {
    const id = await aSale();
    expect(await (await fetch(`${sandbox.url}/billing/support?subscriptionId=${id}`)).text()).toContain('Cancel this subscription');
    for (let time = 0; time < 2; time += 1) await post('/cancel', { subscriptionId: id });
    expect(received.map(({ type }) => type)).toEqual(['NewSaleSuccess', 'Cancellation']);
    expect(await (await fetch(`${sandbox.url}/billing/support?subscriptionId=${id}`)).text()).toContain('Cancelled');
  });
});

describe('the billing console', () => {
  it('sends a webhook late, several times, from an unknown IP address, silently or forged', async () => {
    const id = await aSale();
    received = [];
    await post('/fire', { subscription: id, type: 'RenewalSuccess', days: '-3', times: '4' });
    expect(received).toHaveLength(4);
    expect(new Set(received.map(({ fields }) => fields['transactionId'])).size).toBe(1);
    await post('/fire', { subscription: id, type: 'Refund', mode: 'stranger' });
    expect(received.at(-1)).toMatchObject({ type: 'Refund', from: '203.0.113.66' });
    await post('/fire', { subscription: id, type: 'Chargeback', mode: 'silent' });
    expect(received).toHaveLength(5);
    await post('/fire', { subscription: id, type: 'RenewalSuccess', mode: 'forged' });
    const { subscriptions } = (await (await fetch(`${sandbox.url}/billing/subscriptions`)).json()) as { subscriptions: { id: string }[] };
    expect(subscriptions.find((one) => one.id === id)).toMatchObject({ timesRebilled: 1, refunds: 1, chargebacks: 1 });
    expect((await fetch(`${sandbox.url}/billing`)).status).toBe(200);
  });

  it('returns 404 for an unknown event and an unknown subscription', async () => {
    expect((await post('/fire', { subscription: await aSale(), type: 'constructor' })).status).toBe(404);
    expect((await post('/fire', { subscription: '1', type: 'Refund' })).status).toBe(404);
  });
});
