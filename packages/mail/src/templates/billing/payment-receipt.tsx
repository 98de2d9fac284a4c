import type { Mail } from '../../mail.ts';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';
import { PaymentEmail, type PaymentFacts } from './payment-email.tsx';

export type PaymentReceiptFacts = PaymentFacts & {
  /** Null where the payment bought no day, because it was taken back before. */
  from: string | null;
  to: string | null;
  renewsOn: string | null;
};

function EmailBody({ facts: data }: { facts: PaymentReceiptFacts }) {
  const { billing, paymentReceipt: texts } = useStationery().translations;
  const period = data.from && data.to ? billing.span(data.from, data.to) : null;
  return (
    <PaymentEmail texts={texts} facts={data} period={period}>
      {data.renewsOn !== null && <Paragraph>{texts.renews(data.renewsOn)}</Paragraph>}
    </PaymentEmail>
  );
}

export const paymentReceipt: Mail<PaymentReceiptFacts> = {
  subject: (translations) => translations.paymentReceipt.subject,
  Body: EmailBody,
};
