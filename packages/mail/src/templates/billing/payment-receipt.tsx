import type { EmailTemplate } from '../../email-template.ts';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';
import { PaymentEmail, type PaymentData } from './payment-email.tsx';

export type PaymentReceiptData = PaymentData & {
  /** Null if the payment bought no day, because it was refunded before. */
  from: string | null;
  to: string | null;
  renewsOn: string | null;
};

function EmailBody({ data }: { data: PaymentReceiptData }) {
  const { billing, paymentReceipt: texts } = useEmailContext().translations;
  const period = data.from && data.to ? billing.span(data.from, data.to) : null;
  return (
    <PaymentEmail texts={texts} data={data} period={period}>
      {data.renewsOn !== null && <Paragraph>{texts.renews(data.renewsOn)}</Paragraph>}
    </PaymentEmail>
  );
}

export const paymentReceipt: EmailTemplate<PaymentReceiptData> = {
  subject: (translations) => translations.paymentReceipt.subject,
  Body: EmailBody,
};
