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

/** The provider numbers its transactions by date and time. */
function newTransaction(at: Date): string {
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

interface EventDetails {
  subscription: Subscription | null;
  checkout: string;
  at: Date;
}

/** The fields of an event as documented at https://ccbill.com/doc/webhooks-user-guide, limited to those that the app reads. */
export function fieldsOf(type: EventType, event: EventDetails): Fields {
  const { subscription, at } = event;
  const common = { clientAccnum: ACCOUNT, clientSubacc: SUBACCOUNT, timestamp: arizonaTime(at) };
  return { ...common, ...(subscription && { subscriptionId: subscription.id }), ...ownFields[type](event) };
}

const amountOf = ({ subscription }: EventDetails) => dollars(subscription?.cents ?? 0);
const daysOf = ({ subscription }: EventDetails) => String(subscription?.days ?? 0);
const dayOf = ({ at }: EventDetails) => arizonaTime(at).slice(0, 10);
const transactionOf = ({ at }: EventDetails) => ({ transactionId: newTransaction(at) });
const currencyFields = { billedCurrency: 'USD', billedCurrencyCode: '840' };

const refundFields = (event: EventDetails): Fields => ({
  ...transactionOf(event),
  amount: amountOf(event),
  currency: 'USD',
  currencyCode: '840',
  reason: 'Refunded through the sandbox',
});

const ownFields: Readonly<Record<EventType, (event: EventDetails) => Fields>> = {
  NewSaleSuccess: (event) => ({
    ...transactionOf(event),
    ...buyer,
    ...currencyFields,
    billedInitialPrice: amountOf(event),
    billedRecurringPrice: amountOf(event),
    initialPeriod: daysOf(event),
    recurringPeriod: daysOf(event),
    rebills: '99',
    'X-checkout': event.checkout,
  }),
  NewSaleFailure: (event) => ({
    ...transactionOf(event),
    ...buyer,
    failureReason: 'Transaction declined by bank',
    failureCode: '11',
    'X-checkout': event.checkout,
  }),
  RenewalSuccess: (event) => ({
    ...transactionOf(event),
    ...currencyFields,
    billedAmount: amountOf(event),
    renewalDate: dayOf(event),
    last4: buyer.last4,
  }),
  RenewalFailure: (event) => ({
    ...transactionOf(event),
    failureReason: 'Invalid Input',
    failureCode: 'BE-140',
    nextRetryDate: dayOf(event),
  }),
  Cancellation: () => ({ reason: 'unwanted', source: 'sandbox' }),
  Expiration: () => ({}),
  Refund: refundFields,
  Void: refundFields,
  Chargeback: refundFields,
  UserReactivation: (event) => ({
    ...transactionOf(event),
    price: `${amountOf(event)} for ${daysOf(event)} days`,
    email: buyer.email,
  }),
};
