import { addDays } from '@subrosa/rules/subscriptions/days';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { savePlans } from '../index.ts';
import { refoldOf } from './refold.ts';
import { useBilling, type Buyer, type HeldPlan } from '../../../../test/support/billing.ts';
import { aClock, DAY } from '../../../../test/support/clock.ts';
import { useWorker } from '../../../../test/support/worker.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aSubscription } from '../../../../test/support/members.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });
const billing = useBilling(api, worker);

beforeAll(() => savePlans(api.db, api.config));

const today = new Date().toISOString().slice(0, 10);
const day = (days: number) => addDays(today, days);
const iso = (wire: string | null | undefined) => (wire ? parseWireDate(wire) : null);
const kinds = async (buyer: Buyer) =>
  (await buyer.call<{ notifications: { kind: string }[] }>('GET', '/api/notifications')).body.notifications.map(({ kind }) => kind);

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(api.db);
  return (rows[0]?.waiting ?? 0) > 0;
}

describe('POST /api/user-subscriptions', () => {
  it('returns price, period and payment page, and changes no plan', async () => {
    const buyer = await billing.aBuyer();
    const { body, status } = await buyer.call<Record<string, unknown>>('POST', '/api/user-subscriptions', { subscription_plan_id: 4 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subscription_plan_id: 4,
      dueCents: 3499,
      renewalCents: 3499,
      currency: 'USD',
      recurringDays: 90,
      statementDescriptor: 'CCBILL.COM *SR',
    });
    expect(body['provider']).toMatchObject({
      method: 'GET',
      fields: { initialPrice: '34.99', recurringPrice: '34.99', initialPeriod: '90', checkout: body['id'] },
    });
    expect(await buyer.my()).toBeNull();
    expect((await buyer.call<HeldPlan[]>('GET', '/api/user-subscriptions')).body).toEqual([]);
    expect((await buyer.call<{ state: string }>('GET', `/api/user-subscriptions/${String(body['id'])}/outcome`)).body.state).toBe(
      'waiting',
    );
  });

  it('returns the same checkout again, which its member can delete while it is unpaid', async () => {
    const [buyer, other] = [await billing.aBuyer(), await billing.aBuyer()];
    const [first, again] = [await buyer.begin(), await buyer.begin()];
    expect(again.id).toBe(first.id);
    for (const [method, path] of [
      ['GET', `/${first.id}/outcome`],
      ['DELETE', `/${first.id}`],
    ] as const) {
      expect((await other.call(method, `/api/user-subscriptions${path}`)).status).toBe(404);
    }
    expect((await buyer.call('DELETE', `/api/user-subscriptions/${first.id}`)).status).toBe(200);
    expect((await buyer.call('DELETE', `/api/user-subscriptions/${first.id}`)).status).toBe(404);
  });

  it('rejects members with a lifetime plan, confidants, and members whose plan renews', async () => {
    const [forLife, seller, payer] = [
      await billing.aBuyer({ plan: 2 }),
      await billing.aBuyer({ accountType: 'confidant' }),
      await billing.aBuyer(),
    ];
    await payer.buy();
    const code = async (buyer: Buyer, path: string, body: object) =>
      (await buyer.call('POST', `/api/user-subscriptions${path}`, body)).code;
    expect(await code(forLife, '', { subscription_plan_id: 3 })).toBe('subscriptions.alreadyLifetime');
    expect(await code(forLife, '/upgrade', { id: 4 })).toBe('subscriptions.alreadyLifetime');
    expect(await code(seller, '', { subscription_plan_id: 3 })).toBe('subscriptions.sellersPayNothing');
    expect(await code(payer, '', { subscription_plan_id: 4 })).toBe('subscriptions.alreadyRenews');
    expect(await code(payer, '/upgrade', { id: 3 })).toBe('subscriptions.samePlan');
    expect(await code(payer, '', { subscription_plan_id: 2 })).toBe('request.invalid');
    const { id } = (await forLife.my())!;
    expect(await code(forLife, `/unsubscribe/${id}`, {})).toBe('subscriptions.alreadyLifetime');
  });
});

describe('payment', () => {
  it('grants premium at once, with a receipt, an email and a notification', async () => {
    const buyer = await billing.aBuyer();
    const checkout = await buyer.begin();
    const subscription = await billing.sell(checkout);
    await worker.runJobs();
    const outcome = (await buyer.call<{ state: string; subscription: HeldPlan }>('GET', `/api/user-subscriptions/${checkout.id}/outcome`))
      .body;
    expect(outcome).toMatchObject({
      state: 'paid',
      subscription: { id: checkout.id, status: 'renewing', active: true, paid: true, dueCents: 1499 },
    });
    expect(iso(outcome.subscription.subscription_due_date)).toBe(day(30));
    expect(iso(outcome.subscription.renewsOn)).toBe(day(30));
    expect(outcome.subscription.can).toEqual({ cancel: true, changeTo: [4] });
    expect(await buyer.my()).toEqual(outcome.subscription);
    const receipts = (await buyer.call<object[]>('GET', '/api/user-subscriptions/receipts')).body;
    expect(receipts).toMatchObject([{ kind: 'payment', amountCents: 1499, currency: 'USD', subscription_plan_id: 3 }]);
    expect(worker.emailsTo(buyer.email)).toMatchObject([{ kind: 'payment-receipt', facts: { amount: '$14.99' } }]);
    expect(await kinds(buyer)).toEqual(['premium_upgrade']);
    const url = (await buyer.call<{ url: string }>('POST', `/api/user-subscriptions/unsubscribe/${checkout.id}`, {})).body.url;
    expect(url).toContain(`subscriptionId=${subscription}`);
    expect((await buyer.call('DELETE', `/api/user-subscriptions/${checkout.id}`)).code).toBe('subscriptions.alreadyPaid');
  });

  it('grants nothing when it is declined, and the outcome states that', async () => {
    const buyer = await billing.aBuyer();
    const checkout = await buyer.begin();
    const form = new URLSearchParams({ ...checkout.provider.fields, decision: 'decline' });
    await fetch(`${worker.sandboxUrl}/billing/pay`, { method: 'POST', body: form, redirect: 'manual' });
    await worker.runJobs();
    expect((await buyer.call<{ state: string }>('GET', `/api/user-subscriptions/${checkout.id}/outcome`)).body.state).toBe('declined');
    expect(await buyer.my()).toBeNull();
  });

  it('grants the plan for the discounted price', async () => {
    await savePlans(api.db, { ...api.config, DISCOUNT_PREMIUM_90: 15 });
    const buyer = await billing.aBuyer();
    expect((await buyer.begin(4)).dueCents).toBe(2974);
    await buyer.buy(4);
    expect(await buyer.my()).toMatchObject({ status: 'renewing', dueCents: 2974, subscription_plan_id: 4 });
    await savePlans(api.db, api.config);
  });
});

describe('subscription after the payment', () => {
  it('continues from the end of the period after a renewal', async () => {
    const buyer = await billing.aBuyer();
    const subscription = await buyer.buy(3, { at: -30 });
    expect(iso((await buyer.my())?.subscription_due_date)).toBe(day(0));
    await billing.fire(subscription, 'RenewalSuccess');
    await worker.runJobs();
    expect(iso((await buyer.my())?.subscription_due_date)).toBe(day(30));
    expect((await buyer.call<object[]>('GET', '/api/user-subscriptions/receipts')).body).toHaveLength(2);
    expect(await kinds(buyer)).toEqual(['premium_upgrade']);
  });

  it('keeps the paid period after a cancellation', async () => {
    const buyer = await billing.aBuyer();
    await billing.fire(await buyer.buy(), 'Cancellation');
    await worker.runJobs();
    expect(await buyer.my()).toMatchObject({
      status: 'ending',
      active: true,
      renewsOn: null,
      dueCents: null,
      can: { cancel: false, changeTo: [3, 4] },
    });
  });

  it('sends emails after a failed renewal and before the end, and ends after the grace period', async () => {
    const buyer = await billing.aBuyer();
    const subscription = await buyer.buy(3, { at: -30 });
    await billing.fire(subscription, 'RenewalFailure');
    await worker.runJobs();
    const held = (await buyer.my())!;
    expect(held).toMatchObject({ status: 'grace', active: true, renewsOn: null });
    expect(iso(held.graceUntil)).toBe(day(3));
    const failures = () =>
      worker
        .emailsTo(buyer.email)
        .filter(({ kind }) => kind === 'payment-failed')
        .map(({ facts }) => (facts as { change: string }).change);
    expect(failures()).toEqual(['failed']);
    clock.pass(2 * DAY);
    for (let time = 0; time < 2; time += 1) await worker.runTask('subscriptions:process-due');
    await worker.runJobs();
    expect(failures()).toEqual(['failed', 'still_failing']);
    clock.pass(2 * DAY);
    expect(await buyer.my()).toBeNull();
    for (let time = 0; time < 2; time += 1) await worker.runTask('subscriptions:process-due');
    await worker.runJobs();
    expect(worker.kindsTo(buyer.email).filter((kind) => kind === 'plan-ended')).toHaveLength(1);
    const all = (await buyer.call<HeldPlan[]>('GET', '/api/user-subscriptions')).body;
    expect(all).toMatchObject([{ status: 'ended', endedBecause: 'expired', active: false }]);
    clock.pass(-4 * DAY);
  });

  it.each([
    ['Refund', 'refunded'],
    ['Void', 'refunded'],
    ['Chargeback', 'chargeback'],
  ])('ends at once after a %s', async (type, because) => {
    const buyer = await billing.aBuyer();
    await billing.fire(await buyer.buy(3, { at: -2 }), type);
    await worker.runJobs();
    expect(await buyer.my()).toBeNull();
    const all = (await buyer.call<HeldPlan[]>('GET', '/api/user-subscriptions')).body;
    expect(all).toMatchObject([{ status: 'ended', endedBecause: because }]);
    expect(worker.kindsTo(buyer.email)).toEqual(['payment-receipt', 'payment-refunded']);
    const receipts = (await buyer.call<{ kind: string }[]>('GET', '/api/user-subscriptions/receipts')).body;
    expect(receipts.map(({ kind }) => kind)).toEqual([type === 'Chargeback' ? 'chargeback' : 'refund', 'payment']);
  });

  it('starts a new plan when the current one ends, which is cancelled at the provider', async () => {
    const buyer = await billing.aBuyer();
    const old = await buyer.buy(3, { at: -10 });
    const checkout = (
      await buyer.call<{ id: string; dueCents: number; recurringDays: number; startsOn: string }>(
        'POST',
        '/api/user-subscriptions/upgrade',
        { id: 4 },
      )
    ).body;
    expect(iso(checkout.startsOn)).toBe(day(21));
    await billing.sell(checkout);
    await worker.runJobs();
    const list = await fetch(`${worker.sandboxUrl}/billing/subscriptions`);
    const { subscriptions } = (await list.json()) as { subscriptions: { id: string; cancelledAt: string | null }[] };
    expect(subscriptions.find(({ id }) => id === old)?.cancelledAt).not.toBeNull();
    await worker.runJobs();
    const all = (await buyer.call<HeldPlan[]>('GET', '/api/user-subscriptions')).body;
    expect(all.map((one) => [one.subscription_plan_id, one.status, iso(one.subscription_due_date)])).toEqual([
      [4, 'scheduled', day(110)],
      [3, 'ending', day(20)],
    ]);
  });

  it('cancels at the provider when the member deletes their account', async () => {
    const buyer = await billing.aBuyer();
    const subscription = await buyer.buy();
    const left = await buyer.call('DELETE', '/api/users/delete', { password: buyer.secretFor('email') });
    expect(left.status).toBe(200);
    await worker.runJobs();
    const list = await fetch(`${worker.sandboxUrl}/billing/subscriptions`);
    const { subscriptions } = (await list.json()) as { subscriptions: { id: string; cancelledAt: string | null }[] };
    expect(subscriptions.find(({ id }) => id === subscription)?.cancelledAt).not.toBeNull();
    await worker.runJobs();
    const kept = await api.db
      .selectFrom('paid_subscription')
      .select(['member_id', 'state'])
      .where('provider_id', '=', subscription)
      .execute();
    expect(kept).toEqual([{ member_id: null, state: 'cancelled' }]);
  });

  it('folds only the states of a subscription whose member is deleted concurrently', async () => {
    const buyer = await billing.aBuyer();
    const subscription = await buyer.buy();
    const platform = { clock, config: api.config };
    await api.db
      .transaction()
      .execute(async (erasing) => {
        await erasing.deleteFrom('member').where('id', '=', buyer.id).execute();
        const folding = api.db.transaction().execute((tx) => refoldOf(tx, subscription, platform));
        await eventually(() => isWaitingForLock(), 5000, 'the fold waits for the erasure');
        return { folding };
      })
      .then(({ folding }) => folding);
    const periods = await api.db.selectFrom('member_subscription').select('id').where('member_id', '=', buyer.id).execute();
    expect(periods).toEqual([]);
  });

  it('returns the lifetime plan when a paid plan exists as well', async () => {
    const buyer = await billing.aBuyer();
    await buyer.buy();
    await aSubscription(api.db, buyer.id, 2);
    expect(await buyer.my()).toMatchObject({ status: 'lifetime', can: { cancel: false, changeTo: [] } });
  });
});
