import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { loadConfig } from '../config/config.ts';
import { developmentDefaults } from '../config/development.ts';
import { isWithin } from '../http/source-ranges.ts';
import { ccbillBilling } from './ccbill.ts';
import { formDigest, priceOf } from './ccbill-form.ts';
import { readCcbillReport } from './ccbill-reports.ts';
import { billingOf, billingPagesOf } from './provider.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const config = () => loadConfig({ BILLING_SANDBOX_URL: sandbox.url });
const post = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/billing${path}`, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) });

async function sold(): Promise<string> {
  const answered = await post('/sell', { checkout: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11', cents: '1499', days: '30', way: 'silent' });
  return ((await answered.json()) as { subscription: { id: string } }).subscription.id;
}

describe('the payment form', () => {
  it('has the digest of the provider’s own example', () => {
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
  ])('writes %i cents as %s', (cents, text) => expect(priceOf(cents)).toBe(text));

  it('is accepted by the provider as it is, and not at another price', async () => {
    const page = billingPagesOf(config()).payment({ checkoutId: '3f0b8f6e-4a2c-4b1e-9a55-0d6d0c1b7a11', cents: 1499, days: 30 });
    const shown = await fetch(page.address);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('14.99');
    expect((await fetch(page.address.replaceAll('14.99', '0.01'))).status).toBe(500);
    expect(JSON.stringify(page)).not.toMatch(/@|username|email/);
  });
});

describe('a subscription at the provider', () => {
  it('is told as it stands, and cancelled', async () => {
    const id = await sold();
    const billing = billingOf(config());
    expect(await billing.status(id)).toMatchObject({ active: true, renews: true, timesRebilled: 0, cancelledAt: null, refunds: 0 });
    await post('/fire', { subscription: id, type: 'RenewalSuccess', way: 'silent' });
    await billing.cancel(id);
    await billing.cancel(id);
    expect(await billing.status(id)).toMatchObject({
      active: true,
      renews: false,
      timesRebilled: 1,
      cancelledAt: expect.any(Date) as Date,
    });
    await post('/fire', { subscription: id, type: 'Chargeback', way: 'silent' });
    expect(await billing.status(id)).toMatchObject({ active: false, chargebacks: 1 });
    await billing.cancel(id);
  });

  it('that nobody sold is unknown', async () => {
    expect(await billingOf(config()).status('1')).toBeNull();
  });

  it('is not told to who has another password, while the provider fails, or by one that does not answer', async () => {
    const account = {
      datalinkUrl: `${sandbox.url}/billing/utils/subscriptionManagement.cgi`,
      account: '900100',
      subaccount: '0000',
      username: 'sandbox',
      password: 'sandbox',
    };
    const id = await sold();
    await expect(ccbillBilling({ ...account, password: 'wrong', timeoutMilliseconds: 5000 }).status(id)).rejects.toThrow('answered -1');
    await post('/settings', { trouble: 'error' });
    await expect(billingOf(config()).status(id)).rejects.toThrow('answered 500');
    await post('/settings', { trouble: 'silence' });
    await expect(ccbillBilling({ ...account, timeoutMilliseconds: 50 }).status(id)).rejects.toThrow(/timeout/);
    await post('/settings', { trouble: 'none' });
  });
});

describe('a report', () => {
  const received = new Date('2026-11-16T12:00:00Z');
  const read = (type: string, more: Record<string, string> = {}) =>
    readCcbillReport(
      type,
      { clientAccnum: '900100', subscriptionId: '1000000000', transactionId: '0912', timestamp: '2026-11-16 03:00:00', ...more },
      received,
      '900100',
    );

  it('is read in the provider’s time, with whole cents', () => {
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

  it('has a time of ours where the provider tells none', () => {
    expect(read('UserReactivation', { timestamp: '' })?.at).toEqual(received);
    expect(read('Cancellation', { timestamp: '2026-02-31 99:99:99' })?.at).toEqual(received);
  });

  it.each([
    ['constructor', {}],
    ['UpSaleSuccess', {}],
    ['RenewalSuccess', { clientAccnum: '900101' }],
    ['RenewalSuccess', { subscriptionId: '' }],
    ['RenewalSuccess', { subscriptionId: '1; DROP TABLE member' }],
  ])('%s %o concerns nothing of ours', (type, more: Record<string, string>) => expect(read(type, more)).toBeNull());

  it.each(['-1.00', '1e3', '14,99', 'NaN', '14.999', ''])('with an amount of "%s" paid nothing', (billedAmount) => {
    expect(read('RenewalSuccess', { billedAmount })?.amountCents).toBeNull();
  });
});

describe('ranges of addresses', () => {
  const { BILLING_SOURCES } = loadConfig({ BILLING_SOURCES: undefined });
  it.each([
    ['64.38.212.1', ['64.38.212.0/24'], true],
    ['::ffff:64.38.212.1', ['64.38.212.0/24'], true],
    ['64.38.213.1', ['64.38.212.0/24'], false],
    ['2001:db8::1', ['64.38.212.0/24', '2001:db8::/32'], true],
    ['', ['64.38.212.0/24'], false],
    ['127.0.0.1', BILLING_SOURCES, true],
  ])('%s in %o: %s', (address, ranges, within) => expect(isWithin(address, ranges)).toBe(within));
});

describe('the settings', () => {
  it('name everything that an account at the provider lacks, and have no sandbox in production', () => {
    expect(() => loadConfig({ BILLING_PROVIDER: 'ccbill' })).toThrow(
      /CCBILL_ACCOUNT: missing[^]*CCBILL_SALT: missing[^]*CCBILL_DATALINK_PASSWORD: missing/,
    );
    expect(() => loadConfig({ ...developmentDefaults, ENVIRONMENT: 'production' })).toThrow(/BILLING_PROVIDER: must be ccbill/);
    expect(() => loadConfig({ BILLING_SOURCES: 'everywhere' })).toThrow(/BILLING_SOURCES/);
    expect(() => loadConfig({ DISCOUNT_PREMIUM_90: '100' })).toThrow(/leaves nothing to pay/);
  });
});
