import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { readSample } from '../../../../sandbox/test/support/samples.ts';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { developmentDefaults } from '../config/development.ts';
import { isWithin } from '../http/source-ranges.ts';
import { ccbillBilling } from './ccbill.ts';
import { formDigest, priceOf } from './ccbill-form.ts';
import { parseCcbillWebhook } from './ccbill-webhooks.ts';
import { billingOf, billingPagesOf } from './provider.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const config = () => loadConfig({ ENVIRONMENT: 'test', BILLING_SANDBOX_URL: sandbox.url });
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/billing${path}`, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) });

async function sold(): Promise<string> {
  const answered = await post('/sell', { checkout: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11', cents: '1499', days: '30', mode: 'silent' });
  return ((await answered.json()) as { subscription: { id: string } }).subscription.id;
}

describe('ccbillPages', () => {
  it('computes the digest of the provider’s documented example', () => {
    const price = {
      initialPrice: '10.00',
      initialPeriod: '30',
      recurringPrice: '10.00',
      recurringPeriod: '30',
      numRebills: '99',
      currencyCode: '840',
    };
    expect(formDigest(price, '7d901dad245fd0ff6bc20d06')).toBe('48f0b12e4307e64edb781c479665c899');
  });

  it.each([
    [1499, '14.99'],
    [100, '1.00'],
    [5, '0.05'],
    [999_999, '9999.99'],
  ])('formats %i cents as %s', (cents, text) => expect(priceOf(cents)).toBe(text));

  it('creates a payment page that the provider accepts only at the signed price', async () => {
    const page = billingPagesOf(config()).payment({ checkoutId: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11', cents: 1499, days: 30 });
    const shown = await fetch(page.redirectUrl);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('14.99');
    expect((await fetch(page.redirectUrl.replaceAll('14.99', '0.01'))).status).toBe(500);
    expect(JSON.stringify(page)).not.toMatch(/@|username|email/);
  });
});

describe('ccbillBilling', () => {
  it('reads the status of a subscription and cancels it, also twice', async () => {
    const id = await sold();
    const billing = billingOf(config());
    expect(await billing.status(id)).toMatchObject({ active: true, renews: true, timesRebilled: 0, cancelledAt: null, refunds: 0 });
    await post('/fire', { subscription: id, type: 'RenewalSuccess', mode: 'silent' });
    await billing.cancel(id);
    await billing.cancel(id);
    expect(await billing.status(id)).toMatchObject({
      active: true,
      renews: false,
      timesRebilled: 1,
      cancelledAt: expect.any(Date) as Date,
    });
    await post('/fire', { subscription: id, type: 'Chargeback', mode: 'silent' });
    expect(await billing.status(id)).toMatchObject({ active: false, chargebacks: 1 });
    await billing.cancel(id);
  });

  it('throws on cancel while the account is locked out after wrong passwords', async () => {
    const own = await startSandbox({ port: 0 });
    const account = {
      datalinkUrl: `${own.url}/billing/utils/subscriptionManagement.cgi`,
      account: '900100',
      subaccount: '0000',
      username: 'sandbox',
      timeoutMilliseconds: 5000,
    };
    for (let time = 0; time < 3; time += 1) {
      await expect(ccbillBilling({ ...account, password: 'wrong' }).cancel('1000000000')).rejects.toThrow(/answered -1/);
    }
    await expect(ccbillBilling({ ...account, password: 'sandbox' }).cancel('1000000000')).rejects.toThrow('answered -12');
    await own.stop();
  });

  it('returns null for the status of an unknown subscription', async () => {
    expect(await billingOf(config()).status('1')).toBeNull();
  });

  it('throws on a wrong password, a server error and a timeout', async () => {
    const account = {
      datalinkUrl: `${sandbox.url}/billing/utils/subscriptionManagement.cgi`,
      account: '900100',
      subaccount: '0000',
      username: 'sandbox',
      password: 'sandbox',
    };
    const id = await sold();
    await expect(ccbillBilling({ ...account, password: 'wrong', timeoutMilliseconds: 5000 }).status(id)).rejects.toThrow('answered -1');
    await post('/settings', { datalinkFailure: 'error' });
    await expect(billingOf(config()).status(id)).rejects.toThrow('answered 500');
    await post('/settings', { datalinkFailure: 'silence' });
    await expect(ccbillBilling({ ...account, timeoutMilliseconds: 50 }).status(id)).rejects.toThrow(/timeout/);
    await post('/settings', { datalinkFailure: 'none' });
  });
});

describe('parseCcbillWebhook', () => {
  const received = new Date('2026-11-16T12:00:00Z');
  const read = (type: string, more: Record<string, string> = {}) =>
    parseCcbillWebhook(
      type,
      { clientAccnum: '900100', subscriptionId: '1000000000', transactionId: '0912', timestamp: '2026-11-16 03:00:00', ...more },
      received,
      '900100',
    );

  it('converts the provider’s local time to UTC and amounts to cents', () => {
    expect(read('RenewalSuccess', { billedAmount: '14.9', billedCurrencyCode: '840' })).toEqual({
      id: 'renewal/1000000000/0912',
      kind: 'renewal',
      subscription: '1000000000',
      checkoutId: null,
      at: new Date('2026-11-16T10:00:00Z'),
      transaction: '0912',
      amountCents: 1490,
      currency: '840',
    });
  });

  it('uses the time of receipt when the timestamp is missing or invalid', () => {
    expect(read('UserReactivation', { timestamp: '' })?.at).toEqual(received);
    expect(read('Cancellation', { timestamp: '2026-02-31 99:99:99' })?.at).toEqual(received);
  });

  it.each([
    ['constructor', {}],
    ['UpSaleSuccess', {}],
    ['RenewalSuccess', { clientAccnum: '900101' }],
    ['RenewalSuccess', { subscriptionId: '' }],
    ['RenewalSuccess', { subscriptionId: '1; DROP TABLE member' }],
  ])('%s %o returns null', (type, more: Record<string, string>) => expect(read(type, more)).toBeNull());

  it.each(['-1.00', '1e3', '14,99', 'NaN', '14.999', ''])('reads the amount "%s" as null', (billedAmount) => {
    expect(read('RenewalSuccess', { billedAmount })?.amountCents).toBeNull();
  });
});

describe('ccbillBilling with recorded messages', () => {
  const provider = useRecordedProvider();
  const received = new Date('2026-11-05T23:00:00Z');
  const billing = () =>
    ccbillBilling({
      datalinkUrl: `${provider.url}/utils/subscriptionManagement.cgi`,
      account: '900100',
      subaccount: '0000',
      username: 'user',
      password: 'password',
      timeoutMilliseconds: 5000,
    });
  const done = (code: string) => ({ body: `<?xml version='1.0' standalone='yes'?>\n<results>${code}</results>\n` });

  it.each([
    [
      'NewSaleSuccess',
      'new-sale-success',
      { kind: 'sale', amountCents: 1495, currency: '840', checkoutId: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11' },
    ],
    ['NewSaleFailure', 'new-sale-failure', { kind: 'decline', subscription: null, checkoutId: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11' }],
    ['RenewalSuccess', 'renewal-success', { kind: 'renewal', amountCents: 1495, currency: '840' }],
    ['RenewalFailure', 'renewal-failure', { kind: 'renewal_failure', amountCents: null }],
    ['Cancellation', 'cancellation', { kind: 'cancellation', transaction: null }],
    ['Expiration', 'expiration', { kind: 'expiration', transaction: null }],
    ['Refund', 'refund', { kind: 'refund', amountCents: 1495, currency: '840' }],
    ['Void', 'void', { kind: 'refund', amountCents: 1495 }],
    ['Chargeback', 'chargeback', { kind: 'chargeback', amountCents: 1495 }],
  ])('parses %s', (type, name, reported) => {
    const report = JSON.parse(readSample(`ccbill/${name}.json`)) as Record<string, string>;
    expect(billing().read(type, report, received)).toMatchObject({
      subscription: '1000000000',
      at: new Date('2026-11-05T22:18:17Z'),
      ...reported,
    });
  });

  it('parses UserReactivation, which has no time, with the time of receipt', () => {
    const report = JSON.parse(readSample('ccbill/user-reactivation.json')) as Record<string, string>;
    expect(billing().read('UserReactivation', report, received)).toMatchObject({
      kind: 'reactivation',
      subscription: '1000000000',
      at: received,
    });
  });

  it('parses the documented statuses', async () => {
    provider.answer('ccbill/status-active.http', 'ccbill/status-cancelled.http', 'ccbill/status-expired.http');
    expect(await billing().status('1000000000')).toMatchObject({
      active: true,
      renews: true,
      timesRebilled: 3,
      signedUpAt: new Date('2026-11-05T22:18:17Z'),
      cancelledAt: null,
    });
    expect(await billing().status('1000000000')).toMatchObject({
      active: true,
      renews: false,
      cancelledAt: new Date('2026-11-10T16:30:00Z'),
      expiresAt: new Date('2026-12-05T07:00:00Z'),
    });
    expect(await billing().status('1000000000')).toMatchObject({ active: false, renews: false, refunds: 2, chargebacks: 1 });
    expect(Object.fromEntries(new URLSearchParams(provider.received[0]?.body))).toEqual({
      clientAccnum: '900100',
      usingSubacc: '0000',
      username: 'user',
      password: 'password',
      action: 'viewSubscriptionStatus',
      subscriptionId: '1000000000',
      returnXML: '1',
    });
  });

  const codes = Object.keys(JSON.parse(readSample('ccbill/datalink-codes.json')) as object);

  it.each(codes)('throws on code %s of a cancellation while the subscription renews', async (code) => {
    provider.answer(done(code), 'ccbill/status-active.http');
    await expect(billing().cancel('1000000000')).rejects.toThrow(`answered ${code} to cancelSubscription`);
  });

  it.each(codes)('accepts code %s of a cancellation when the subscription has ended', async (code) => {
    provider.answer(done(code), 'ccbill/status-expired.http');
    await expect(billing().cancel('1000000000')).resolves.toBeUndefined();
  });

  it('sends no status request after a successful cancellation', async () => {
    provider.answer(done('1'));
    await billing().cancel('1000000000');
    expect(provider.received).toHaveLength(1);
  });
});

describe('isWithin', () => {
  const { BILLING_WEBHOOK_IP_RANGES } = loadConfig({ ENVIRONMENT: 'test', BILLING_WEBHOOK_IP_RANGES: undefined });
  it.each([
    ['64.38.212.1', ['64.38.212.0/24'], true],
    ['::ffff:64.38.212.1', ['64.38.212.0/24'], true],
    ['64.38.213.1', ['64.38.212.0/24'], false],
    ['2001:db8::1', ['64.38.212.0/24', '2001:db8::/32'], true],
    ['', ['64.38.212.0/24'], false],
    ['127.0.0.1', BILLING_WEBHOOK_IP_RANGES, true],
  ])('%s in %o returns %s', (ip, ranges, within) => expect(isWithin(ip, ranges)).toBe(within));
});

describe('loadConfig with a billing provider', () => {
  it('lists every missing CCBill setting and rejects the sandbox in production', () => {
    expect(() => loadConfig({ ENVIRONMENT: 'test', BILLING_PROVIDER: 'ccbill' })).toThrow(
      /CCBILL_ACCOUNT: missing[^]*CCBILL_SALT: missing[^]*CCBILL_DATALINK_PASSWORD: missing/,
    );
    expect(() => loadConfig({ ...developmentDefaults, ENVIRONMENT: 'production' })).toThrow(/BILLING_PROVIDER: must be ccbill/);
    expect(() => loadConfig({ ENVIRONMENT: 'test', BILLING_WEBHOOK_IP_RANGES: 'everywhere' })).toThrow(/BILLING_WEBHOOK_IP_RANGES/);
    expect(() => loadConfig({ ENVIRONMENT: 'test', DISCOUNT_PREMIUM_90: '100' })).toThrow(/leaves nothing to pay/);
  });
});
