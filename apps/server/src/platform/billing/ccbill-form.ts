import { createHash } from 'node:crypto';
import type { BillingPages, Order, PaymentPage } from './billing.ts';

export interface CcbillForm {
  /** URL of FlexForms, without the id of the form. */
  url: string;
  flexId: string;
  subaccount: string;
  salt: string;
  supportUrl: string;
  chatUrl: string;
}

const US_DOLLAR = '840';
/** CCBill's value for "renews until cancelled". */
const UNTIL_CANCELLED = '99';

export const priceOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

interface DigestedPrice {
  initialPrice: string;
  initialPeriod: string;
  recurringPrice: string;
  recurringPeriod: string;
  numRebills: string;
  currencyCode: string;
}

/** https://ccbill.com/doc/formdigest-value: the digest proves to CCBill that the price is ours. CCBill requires MD5. */
export function formDigest(price: DigestedPrice, salt: string): string {
  const { initialPrice, initialPeriod, recurringPrice, recurringPeriod, numRebills, currencyCode } = price;
  const digested = [initialPrice, initialPeriod, recurringPrice, recurringPeriod, numRebills, currencyCode, salt];
  return createHash('md5').update(digested.join('')).digest('hex');
}

/** https://ccbill.com/doc/dynamic-pricing-flexforms. The form carries the checkout id and nothing else about the member. */
export function ccbillPages(form: CcbillForm): BillingPages {
  return {
    payment: (order) => paymentPage(form, order),
    cancellation: (subscription) => `${form.supportUrl}?${new URLSearchParams({ subscriptionId: subscription }).toString()}`,
    support: form.supportUrl,
    chat: form.chatUrl,
  };
}

function paymentPage({ url, flexId, subaccount, salt }: CcbillForm, { checkoutId, cents, days }: Order): PaymentPage {
  const price = {
    initialPrice: priceOf(cents),
    initialPeriod: String(days),
    recurringPrice: priceOf(cents),
    recurringPeriod: String(days),
    numRebills: UNTIL_CANCELLED,
    currencyCode: US_DOLLAR,
  };
  const fields = { clientSubacc: subaccount, ...price, formDigest: formDigest(price, salt), checkout: checkoutId };
  const page = `${url}/${encodeURIComponent(flexId)}`;
  return { method: 'GET', url: page, fields, redirectUrl: `${page}?${new URLSearchParams(fields).toString()}` };
}
