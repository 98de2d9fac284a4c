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

interface Happened {
  subscription: Subscription | null;
  checkout: string;
  at: Date;
}

/** The fields that https://ccbill.com/doc/webhooks-user-guide names for an event, as far as anybody reads them. */
export function fieldsOf(type: EventType, happened: Happened): Fields {
  const { subscription, at } = happened;
  const common = { clientAccnum: ACCOUNT, clientSubacc: SUBACCOUNT, timestamp: arizonaTime(at) };
  return { ...common, ...(subscription && { subscriptionId: subscription.id }), ...ownFields[type](happened) };
}

const amountOf = ({ subscription }: Happened) => dollars(subscription?.cents ?? 0);
const daysOf = ({ subscription }: Happened) => String(subscription?.days ?? 0);
const dayOf = ({ at }: Happened) => arizonaTime(at).slice(0, 10);
const transactionOf = ({ at }: Happened) => ({ transactionId: newTransaction(at) });
const priced = { billedCurrency: 'USD', billedCurrencyCode: '840' };

const givenBack = (happened: Happened): Fields => ({
  ...transactionOf(happened),
  amount: amountOf(happened),
  currency: 'USD',
  currencyCode: '840',
  reason: 'Given back through the sandbox',
});

const ownFields: Readonly<Record<EventType, (happened: Happened) => Fields>> = {
  NewSaleSuccess: (happened) => ({
    ...transactionOf(happened),
    ...buyer,
    ...priced,
    billedInitialPrice: amountOf(happened),
    billedRecurringPrice: amountOf(happened),
    initialPeriod: daysOf(happened),
    recurringPeriod: daysOf(happened),
    rebills: '99',
    'X-checkout': happened.checkout,
  }),
  NewSaleFailure: (happened) => ({
    ...transactionOf(happened),
    ...buyer,
    failureReason: 'Transaction declined by bank',
    failureCode: '11',
    'X-checkout': happened.checkout,
  }),
  RenewalSuccess: (happened) => ({
    ...transactionOf(happened),
    ...priced,
    billedAmount: amountOf(happened),
    renewalDate: dayOf(happened),
    last4: buyer.last4,
  }),
  RenewalFailure: (happened) => ({
    ...transactionOf(happened),
    failureReason: 'Invalid Input',
    failureCode: 'BE-140',
    nextRetryDate: dayOf(happened),
  }),
  Cancellation: () => ({ reason: 'unwanted', source: 'sandbox' }),
  Expiration: () => ({}),
  Refund: givenBack,
  Void: givenBack,
  Chargeback: givenBack,
  UserReactivation: (happened) => ({
    ...transactionOf(happened),
    price: `${amountOf(happened)} for ${daysOf(happened)} days`,
    email: buyer.email,
  }),
};
