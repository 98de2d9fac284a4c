import type { Report, Reported } from './billing.ts';

const kinds: Readonly<Record<string, Reported['kind']>> = {
  NewSaleSuccess: 'sale',
  NewSaleFailure: 'decline',
  RenewalSuccess: 'renewal',
  RenewalFailure: 'renewal_failure',
  Cancellation: 'cancellation',
  Expiration: 'expiration',
  Refund: 'refund',
  Void: 'refund',
  Chargeback: 'chargeback',
  UserReactivation: 'reactivation',
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const NUMBER = /^\d{1,30}$/;
/** CCBill uses the time of Arizona, which has no daylight saving time. */
const ARIZONA = '-07:00';

/** https://ccbill.com/doc/webhooks-user-guide: parses a webhook; null when it does not concern us. */
export function parseCcbillWebhook(eventType: string, report: Report, receivedAt: Date, account: string): Reported | null {
  const kind = Object.hasOwn(kinds, eventType) ? kinds[eventType] : undefined;
  const text = (name: string) => String(report[name] ?? '').trim();
  const number = (name: string) => (NUMBER.test(text(name)) ? text(name) : null);
  const subscription = number('subscriptionId');
  if (!kind || (kind !== 'decline' && subscription === null)) return null;
  if (text('clientAccnum') !== account) return null;
  const checkout = text('X-checkout').toLowerCase();
  const at = timeOf(text('timestamp')) ?? receivedAt;
  const transaction = number('transactionId');
  return {
    id: [kind, subscription ?? 'none', kind === 'sale' ? 'first' : (transaction ?? at.toISOString())].join('/'),
    kind,
    subscription,
    checkoutId: UUID.test(checkout) ? checkout : null,
    at,
    transaction,
    amountCents: centsOf(text('billedInitialPrice') || text('billedAmount') || text('amount')),
    currency: text('billedCurrencyCode') || text('currencyCode') || null,
  };
}

function timeOf(text: string): Date | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const at = new Date(`${date}T${time}${ARIZONA}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

function centsOf(text: string): number | null {
  const [, whole, cents = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
