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

function Letter({ facts }: { facts: PaymentReceiptFacts }) {
  const { billing, paymentReceipt: texts } = useStationery().words;
  const period = facts.from && facts.to ? billing.span(facts.from, facts.to) : null;
  return (
    <PaymentEmail texts={texts} facts={facts} period={period}>
      {facts.renewsOn !== null && <Paragraph>{texts.renews(facts.renewsOn)}</Paragraph>}
    </PaymentEmail>
  );
}

export const paymentReceipt: Mail<PaymentReceiptFacts> = { subject: (words) => words.paymentReceipt.subject, Letter };
