import type { Mail } from '../../mail.ts';
import { useStationery } from '../../stationery.ts';
import { PaymentEmail, type PaymentFacts } from './payment-email.tsx';

export type PaymentRefundedFacts = PaymentFacts;

function Letter({ facts }: { facts: PaymentRefundedFacts }) {
  return <PaymentEmail texts={useStationery().words.paymentRefunded} facts={facts} />;
}

export const paymentRefunded: Mail<PaymentRefundedFacts> = { subject: (words) => words.paymentRefunded.subject, Letter };
