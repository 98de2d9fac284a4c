import { expect, it } from 'vitest';
import { paymentErrors, writtenMethods } from './payment.ts';

const empty = { name: '', account: ' ' };
const transfer = { name: 'Transfer', account: 'on request' };

it('writtenMethods omits empty lines', () => expect(writtenMethods([empty, transfer])).toEqual([transfer]));

it('paymentErrors requires both the name and the account of a payment method', () => {
  expect(paymentErrors([transfer, { name: 'Wise', account: '' }, empty])).toEqual({ 'methods.1.account': 'field.required' });
});
