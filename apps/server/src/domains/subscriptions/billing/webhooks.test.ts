import { randomInt } from 'node:crypto';
import { foldBilling, type LedgerEntry } from '@subrosa/rules/subscriptions/fold';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseUrl } from '../../../platform/config/config.ts';
import { createDb, createPool } from '../../../platform/db/database.ts';
import { useBilling, type Buyer, type HeldPlan } from '../../../../test/support/billing.ts';
import { useWorker } from '../../../../test/support/worker.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { savePlans } from '../index.ts';

const api = useApi();
const worker = useWorker(api);
const billing = useBilling(api, worker);

beforeAll(() => savePlans(api.db, api.config));

type Fields = Record<string, string>;

const ours = { clientAccnum: '900100', clientSubacc: '0000' };
const DAY = 86_400_000;
const arizona = (at: Date) => new Date(at.getTime() - 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const aNumber = () => String(randomInt(1e12, 2e12));

/** Sends a webhook from an IP address of the provider, or from `from`. */
async function report(eventType: string, fields: Fields, from?: string): Promise<number> {
  const answered = await fetch(`${billing.webhookUrl()}?eventType=${eventType}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify({ ...ours, ...fields }),
  });
  await answered.arrayBuffer();
  return answered.status;
}

const saleOf = (checkout: { id: string }, more: Fields = {}): Fields => ({
  subscriptionId: aNumber(),
  transactionId: aNumber(),
  timestamp: arizona(new Date()),
  billedInitialPrice: '14.99',
  billedCurrencyCode: '840',
  initialPeriod: '30',
  'X-checkout': checkout.id,
  ...more,
});

const countEvents = async () =>
  Number((await sql<{ count: string }>`SELECT count(*) FROM billing_webhook_event`.execute(api.db)).rows[0]?.count);

async function rowsOf(buyer: Buyer) {
  const { rows } = await sql<{ starts_on: string; due_on: string; paid_through: string; payment: string }>`
    SELECT m.starts_on, m.due_on, m.paid_through, m.payment FROM member_subscription m WHERE m.member_id = ${buyer.id} ORDER BY m.starts_on`.execute(
    api.db,
  );
  return rows;
}

describe('POST /api/billing/webhooks', () => {
  it.each(['203.0.113.66', '64.38.212.1', '127.0.0.1, 203.0.113.66', '::1', 'not an address'])(
    'returns 404 to %s and stores nothing',
    async (from) => {
      const buyer = await billing.aBuyer();
      const before = await countEvents();
      expect(await report('NewSaleSuccess', saleOf(await buyer.begin()), from)).toBe(404);
      expect(await countEvents()).toBe(before);
    },
  );

  it('stores a webhook about a sale that never happened, and grants nothing', async () => {
    const buyer = await billing.aBuyer();
    const before = await countEvents();
    expect(await report('NewSaleSuccess', saleOf(await buyer.begin()))).toBe(200);
    await worker.runJobs();
    expect(await countEvents()).toBe(before + 1);
    expect([await rowsOf(buyer), await buyer.my()]).toEqual([[], null]);
  });

  it.each([
    ['an amount below the price', { cents: 100 }],
    ['an unknown checkout', { checkout: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11' }],
    ['no checkout', { checkout: '' }],
  ])('grants nothing for a real sale with %s', async (_what, more) => {
    const buyer = await billing.aBuyer();
    await buyer.buy(3, more);
    expect(await rowsOf(buyer)).toEqual([]);
  });

  it('grants nothing for a sale of another merchant or in another currency', async () => {
    const buyer = await billing.aBuyer();
    const checkout = await buyer.begin();
    const subscriptionId = await billing.sell(checkout, { mode: 'silent' });
    await report('NewSaleSuccess', saleOf(checkout, { subscriptionId, clientAccnum: '900999' }));
    await report('NewSaleSuccess', saleOf(checkout, { subscriptionId, billedCurrencyCode: '392' }));
    await worker.runJobs();
    expect(await rowsOf(buyer)).toEqual([]);
  });

  it('ignores renewals that never happened, and counts as many as the provider reports', async () => {
    const buyer = await billing.aBuyer();
    const subscription = await buyer.buy();
    const before = await rowsOf(buyer);
    await billing.fire(subscription, 'RenewalSuccess', { mode: 'forged' });
    await billing.fire(subscription, 'RenewalSuccess', { mode: 'forged', days: 1 });
    await worker.runJobs();
    expect(await rowsOf(buyer)).toEqual(before);
    await billing.fire(subscription, 'RenewalSuccess', { days: 2 });
    await worker.runJobs();
    expect(await rowsOf(buyer)).toHaveLength(before.length + 1);
  });

  it('stores a webhook each time that it is sent, and counts it once', async () => {
    const buyer = await billing.aBuyer();
    const checkout = await buyer.begin();
    const subscriptionId = await billing.sell(checkout, { mode: 'silent' });
    const before = await countEvents();
    const sale = saleOf(checkout, { subscriptionId });
    const statuses = await Promise.all(Array.from({ length: 100 }, () => report('NewSaleSuccess', sale)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await worker.runJobs();
    expect(await countEvents()).toBe(before + 100);
    expect(await rowsOf(buyer)).toHaveLength(1);
    expect((await buyer.call<object[]>('GET', '/api/user-subscriptions/receipts')).body).toHaveLength(1);
    expect(worker.kindsTo(buyer.email)).toEqual(['payment-receipt']);
  });

  it('retries while the provider does not respond, and counts the payment afterwards', async () => {
    const buyer = await billing.aBuyer();
    const checkout = await buyer.begin();
    await billing.settings({ datalinkFailure: 'error' });
    await billing.sell(checkout);
    await expect(worker.runJobs()).rejects.toThrow('jobs failed');
    expect(await rowsOf(buyer)).toEqual([]);
    await billing.settings({ datalinkFailure: 'none' });
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(api.db);
    await worker.runJobs();
    expect(await rowsOf(buyer)).toHaveLength(1);
  });

  it('finds lost webhooks in the daily reconciliation', async () => {
    const buyer = await billing.aBuyer();
    const subscription = await buyer.buy(3, { at: -30 });
    await billing.fire(subscription, 'RenewalSuccess', { mode: 'silent' });
    await worker.runTask('subscriptions:reconcile');
    await worker.runJobs();
    expect(await rowsOf(buyer)).toHaveLength(2);
    await billing.fire(subscription, 'Chargeback', { mode: 'silent' });
    for (let time = 0; time < 2; time += 1) await worker.runTask('subscriptions:reconcile');
    await worker.runJobs();
    expect(await buyer.my()).toBeNull();
  });
});

describe('webhooks in any order', () => {
  /** The events of a subscription in eighteen months, some of them at the same time. */
  const history = [
    ['NewSaleSuccess', 'sale', 0],
    ['RenewalSuccess', 'renewal', 30],
    ['RenewalFailure', 'renewal_failure', 60],
    ['RenewalSuccess', 'renewal', 62],
    ['Cancellation', 'cancellation', 70],
    ['Expiration', 'expiration', 92],
    ['UserReactivation', 'reactivation', 100],
    ['RenewalSuccess', 'renewal', 100],
    ['Refund', 'refund', 110],
    ['RenewalSuccess', 'renewal', 130],
    ['Chargeback', 'chargeback', 140],
  ] as const;
  const begin = Date.UTC(2025, 0, 31, 18);

  /** Few iterations before a commit, 1,000 in `npm run safety`; so many run concurrently. */
  const ITERATIONS = Number(process.env['SHUFFLINGS'] ?? 6);
  const AT_A_TIME = 6;

  /** One member’s history at the provider, with its webhooks in random order, five of them twice. */
  async function aHistory() {
    const buyer = await billing.aBuyer();
    const checkout = await buyer.begin();
    const subscriptionId = await billing.sell(checkout, { mode: 'silent' });
    const renewals = history.filter(([, kind]) => kind === 'renewal');
    for (const _renewal of renewals) await billing.fire(subscriptionId, 'RenewalSuccess', { mode: 'silent' });
    const reports = history.map(([type, kind, day]) => {
      const timestamp = arizona(new Date(begin + day * DAY));
      const paid = { billedAmount: '14.99', billedCurrencyCode: '840', amount: '14.99', transactionId: aNumber() };
      return { type, fields: { ...(kind === 'sale' ? saleOf(checkout) : paid), subscriptionId, timestamp } };
    });
    for (const { type, fields } of shuffled([...reports, ...reports.slice(0, 5)])) expect(await report(type, fields)).toBe(200);
    return buyer;
  }

  const facts = history.map(([, kind, day], index): LedgerEntry => ({
    id: String(index),
    subscription: 'a',
    kind,
    at: new Date(begin + day * DAY),
    days: 30,
  }));

  async function expectOneEnd(buyer: Buyer, expected: readonly object[]): Promise<void> {
    expect((await rowsOf(buyer)).map(({ starts_on, due_on }) => ({ starts_on, due_on }))).toEqual(expected);
    const all = (await buyer.call<HeldPlan[]>('GET', '/api/user-subscriptions')).body;
    expect(all).toMatchObject([{ status: 'ended', endedBecause: 'chargeback', active: false }]);
  }

  it(
    `results in one state through all processes, several at a time, in ${ITERATIONS} orders`,
    { timeout: 30_000 + ITERATIONS * 1500 },
    async () => {
      const { periods } = foldBilling(facts, { graceDays: api.config.BILLING_GRACE_DAYS });
      const expected = periods.map(({ startsOn, dueOn }) => ({ starts_on: startsOn, due_on: dueOn }));
      for (let done = 0; done < ITERATIONS; done += AT_A_TIME) {
        const buyers = await Promise.all(Array.from({ length: Math.min(AT_A_TIME, ITERATIONS - done) }, aHistory));
        await worker.runJobs();
        for (const buyer of buyers) await expectOneEnd(buyer, expected);
      }
      process.stdout.write(`result T6: ${ITERATIONS} orders through the whole system, one result\n`);
    },
  );

  function shuffled<Item>(items: Item[]): Item[] {
    return items
      .map((item) => [Math.random(), item] as const)
      .toSorted((a, b) => a[0] - b[0])
      .map(([, item]) => item);
  }
});

describe('privileges and constraints of the database', () => {
  const asRole = async (role: 'api' | 'worker', query: string) => {
    const db = createDb(createPool({ url: databaseUrl(api.config, role), name: 'test', size: 1 }));
    try {
      await sql.raw(query).execute(db);
      return 'done';
    } catch (error) {
      return String(error);
    } finally {
      await db.destroy();
    }
  };

  it.each([
    "INSERT INTO member_subscription (id, member_id, plan_id, starts_on, created_at) SELECT gen_random_uuid(), id, 2, '2026-01-01', now() FROM member LIMIT 1",
    "UPDATE member_subscription SET due_on = '2099-01-01'",
    'DELETE FROM member_subscription',
    "UPDATE paid_subscription SET state = 'open'",
    'UPDATE billing_ledger_entry SET confirmed_at = now()',
    'UPDATE free_spots SET taken = 0',
    'SELECT encrypted_payload FROM billing_webhook_event',
    "SELECT claim_lifetime_spot(gen_random_uuid(), gen_random_uuid(), 1, '2026-01-01', now())",
  ])('denies the api’s role: %s', async (query) => {
    expect(await asRole('api', query)).toContain('permission denied');
  });

  it('keeps webhooks and paid subscriptions for every role', async () => {
    const buyer = await billing.aBuyer();
    await buyer.buy();
    const change = (query: string) => sql.raw(query).execute(api.db);
    await expect(change('DELETE FROM billing_webhook_event')).rejects.toThrow('keeps what it holds');
    await expect(change("UPDATE billing_webhook_event SET event_type = 'x'")).rejects.toThrow('keeps what it holds');
    await expect(change('DELETE FROM paid_subscription')).rejects.toThrow(/keeps what it holds|foreign key/);
    await expect(change('DELETE FROM billing_checkout')).rejects.toThrow('a checkout that was paid is kept');
    expect(await asRole('worker', 'DELETE FROM paid_subscription')).toContain('permission denied');
  });

  it('allows one renewing plan per member, and no overlapping periods', async () => {
    const buyer = await billing.aBuyer();
    await buyer.buy();
    const copy = sql`
      INSERT INTO paid_subscription (id, member_id, plan_id, provider_id, due_cents, days, state, created_at)
      SELECT gen_random_uuid(), member_id, plan_id, 'another', due_cents, days, state, created_at FROM paid_subscription WHERE member_id = ${buyer.id}`;
    await expect(copy.execute(api.db)).rejects.toThrow('paid_subscription_open');
    const other = await billing.aBuyer();
    await other.buy();
    const move = sql`UPDATE member_subscription SET member_id = ${buyer.id} WHERE member_id = ${other.id}`;
    await expect(move.execute(api.db)).rejects.toThrow('member_subscription_periods');
  });

  it('rejects changes and deletions of a lifetime plan', async () => {
    await billing.aBuyer({ plan: 2 });
    expect(await asRole('worker', "UPDATE member_subscription SET due_on = '2026-12-01' WHERE plan_id = 2")).toContain(
      'neither changed nor cancelled',
    );
    expect(await asRole('worker', 'DELETE FROM member_subscription WHERE plan_id = 2')).toContain('neither changed nor cancelled');
  });
});
