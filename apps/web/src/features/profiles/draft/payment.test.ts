import { expect, it } from 'vitest';
import { paymentErrors, writtenMethods } from './payment.ts';

const empty = { name: '', account: ' ' };
const transfer = { name: 'Transfer', account: 'on request' };

it('leaves out lines that were left empty', () => expect(writtenMethods([empty, transfer])).toEqual([transfer]));

it('asks for the other half of a payment method', () => {
  expect(paymentErrors([transfer, { name: 'Wise', account: '' }, empty])).toEqual({ 'methods.1.account': 'field.required' });
});
