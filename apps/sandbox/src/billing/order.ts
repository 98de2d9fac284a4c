import { createHash } from 'node:crypto';

export const ACCOUNT = '900100';
export const SUBACCOUNT = '0000';
const SALT = 'sandbox-salt';

/** The order that the query parameters of the payment form describe. */
export interface Order {
  checkout: string;
  cents: number;
  days: number;
  recurringCents: number;
  recurringDays: number;
}

/** The formats that the form accepts: dollars with two decimals, days, the number of renewals. */
const formats = {
  initialPrice: /^\d{1,4}\.\d\d$/,
  initialPeriod: /^[1-9]\d{0,2}$/,
  recurringPrice: /^\d{1,4}\.\d\d$/,
  recurringPeriod: /^[1-9]\d{0,2}$/,
  numRebills: /^\d{1,2}$/,
};

/** https://ccbill.com/doc/dynamic-pricing-flexforms; returns null when the digest does not match the price. */
export function readOrder(query: Readonly<Record<string, string | undefined>>): Order | null {
  const text = (name: string) => query[name] ?? '';
  const digested = ['initialPrice', 'initialPeriod', 'recurringPrice', 'recurringPeriod', 'numRebills', 'currencyCode'].map(text);
  const digest = createHash('md5')
    .update([...digested, SALT].join(''))
    .digest('hex');
  if (digest !== text('formDigest') || text('currencyCode') !== '840' || text('clientSubacc') !== SUBACCOUNT) return null;
  if (!Object.entries(formats).every(([name, format]) => format.test(text(name)))) return null;
  const cents = (name: string) => Math.round(Number(text(name)) * 100);
  return {
    checkout: text('checkout'),
    cents: cents('initialPrice'),
    days: Number(text('initialPeriod')),
    recurringCents: cents('recurringPrice'),
    recurringDays: Number(text('recurringPeriod')),
  };
}

export const dollars = (cents: number): string => (cents / 100).toFixed(2);
