import type { EmailTemplate } from '../../email-template.ts';
import { paymentFailed, type PaymentFailedData } from './payment-failed.tsx';
import { paymentReceipt, type PaymentReceiptData } from './payment-receipt.tsx';
import { paymentRefunded, type PaymentRefundedData } from './payment-refunded.tsx';
import { planEnded, type PlanEndedData } from './plan-ended.tsx';

/** Dates and amounts are text, links are absolute URLs. */
export type BillingEmailData = {
  'payment-receipt': PaymentReceiptData;
  'payment-failed': PaymentFailedData;
  'plan-ended': PlanEndedData;
  'payment-refunded': PaymentRefundedData;
};

export const billingEmails: { [Kind in keyof BillingEmailData]: EmailTemplate<BillingEmailData[Kind]> } = {
  'payment-receipt': paymentReceipt,
  'payment-failed': paymentFailed,
  'plan-ended': planEnded,
  'payment-refunded': paymentRefunded,
};
