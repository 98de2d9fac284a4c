import { randomInt } from 'node:crypto';
import { arizonaTime } from './arizona.ts';
import type { Subscription } from './ledger.ts';
import { ACCOUNT, dollars, SUBACCOUNT } from './order.ts';

export const eventTypes = [
  'NewSaleSuccess',
  'NewSaleFailure',
  'RenewalSuccess',
  'RenewalFailure',
  'Cancellation',
  'Expiration',
  'Refund',
  'Void',
  'Chargeback',
  'UserReactivation',
] as const;

export type EventType = (typeof eventTypes)[number];

export const isEventType = (text: string): text is EventType => (eventTypes as readonly string[]).includes(text);

export type Fields = Record<string, string>;

let counter = 0;

/** The provider numbers its transactions by day and time. */
export function newTransaction(at: Date): string {
  counter += 1;
  return `0${datalink(at)}${String(counter).padStart(4, '0')}${randomInt(10, 100)}`;
}

const datalink = (at: Date) => arizonaTime(at).replaceAll(/\D/g, '').slice(2, 12);

const buyer = {
  firstName: 'Test',
  lastName: 'Buyer',
  email: 'buyer@example.org',
  postalCode: 'V6B 1A1',
  country: 'CA',
  ipAddress: '192.0.2.10',
  cardType: 'VISA',
  last4: '1111',
};

/** The fields that https://ccbill.com/doc/webhooks-user-guide names for an event, as far as anybody reads them. */
export function fieldsOf(
  type: EventType,
  { subscription, checkout, at }: { subscription: Subscription | null; checkout: string; at: Date },
): Fields {
  const common = { clientAccnum: ACCOUNT, clientSubacc: SUBACCOUNT, timestamp: arizonaTime(at), transactionId: newTransaction(at) };
  const own: Fields = subscription ? { subscriptionId: subscription.id } : {};
  const amount = dollars(subscription?.cents ?? 0);
  const priced = { billedCurrency: 'USD', billedCurrencyCode: '840' };
  switch (type) {
    case 'NewSaleSuccess':
      return {
        ...common,
        ...own,
        ...buyer,
        ...priced,
        billedInitialPrice: amount,
        billedRecurringPrice: amount,
        initialPeriod: String(subscription?.days ?? 0),
        recurringPeriod: String(subscription?.days ?? 0),
        rebills: '99',
        'X-checkout': checkout,
      };
    case 'NewSaleFailure':
      return { ...common, ...buyer, failureReason: 'Transaction declined by bank', failureCode: '11', 'X-checkout': checkout };
    case 'RenewalSuccess':
      return { ...common, ...own, ...priced, billedAmount: amount, renewalDate: arizonaTime(at).slice(0, 10), last4: '1111' };
    case 'RenewalFailure':
      return { ...common, ...own, failureReason: 'Invalid Input', failureCode: 'BE-140', nextRetryDate: arizonaTime(at).slice(0, 10) };
    case 'Refund':
    case 'Void':
    case 'Chargeback':
      return { ...common, ...own, amount, currency: 'USD', currencyCode: '840', reason: 'Refunded through the sandbox' };
    case 'Cancellation': {
      const { transactionId: _none, ...rest } = common;
      return { ...rest, ...own, reason: 'unwanted', source: 'sandbox' };
    }
    case 'Expiration': {
      const { transactionId: _none, ...rest } = common;
      return { ...rest, ...own };
    }
    case 'UserReactivation':
      return { ...common, ...own, price: `${amount} for 30 days`, email: buyer.email };
  }
}
