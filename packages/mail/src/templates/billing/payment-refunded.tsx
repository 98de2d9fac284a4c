import type { EmailTemplate } from '../../email-template.ts';
import { useEmailContext } from '../../email-context.ts';
import { PaymentEmail, type PaymentData } from './payment-email.tsx';

export type PaymentRefundedData = PaymentData;

function EmailBody({ data }: { data: PaymentRefundedData }) {
  return <PaymentEmail texts={useEmailContext().translations.paymentRefunded} data={data} />;
}

export const paymentRefunded: EmailTemplate<PaymentRefundedData> = {
  subject: (translations) => translations.paymentRefunded.subject,
  Body: EmailBody,
};
