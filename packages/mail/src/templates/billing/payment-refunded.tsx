import type { Mail } from '../../mail.ts';
import { useStationery } from '../../stationery.ts';
import { PaymentEmail, type PaymentFacts } from './payment-email.tsx';

export type PaymentRefundedFacts = PaymentFacts;

function EmailBody({ facts: data }: { facts: PaymentRefundedFacts }) {
  return <PaymentEmail texts={useStationery().translations.paymentRefunded} facts={data} />;
}

export const paymentRefunded: Mail<PaymentRefundedFacts> = {
  subject: (translations) => translations.paymentRefunded.subject,
  Body: EmailBody,
};
