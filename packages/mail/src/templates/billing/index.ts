import type { Mail } from '../../mail.ts';
import { paymentFailed, type PaymentFailedFacts } from './payment-failed.tsx';
import { paymentReceipt, type PaymentReceiptFacts } from './payment-receipt.tsx';
import { paymentRefunded, type PaymentRefundedFacts } from './payment-refunded.tsx';
import { planEnded, type PlanEndedFacts } from './plan-ended.tsx';

/** Dates and amounts arrive as text, links as whole addresses. */
export type BillingMailFacts = {
  'payment-receipt': PaymentReceiptFacts;
  'payment-failed': PaymentFailedFacts;
  'plan-ended': PlanEndedFacts;
  'payment-refunded': PaymentRefundedFacts;
};

export const billingMails: { [Kind in keyof BillingMailFacts]: Mail<BillingMailFacts[Kind]> } = {
  'payment-receipt': paymentReceipt,
  'payment-failed': paymentFailed,
  'plan-ended': planEnded,
  'payment-refunded': paymentRefunded,
};
