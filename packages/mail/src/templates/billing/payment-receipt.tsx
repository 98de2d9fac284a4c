import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type PaymentReceiptFacts = {
  amount: string;
  at: string;
  /** Null where the payment bought no day, because it was taken back before. */
  from: string | null;
  to: string | null;
  reference: string;
  statement: string;
  renewsOn: string | null;
  planUrl: string;
  providerUrl: string;
};

function Letter({ facts }: { facts: PaymentReceiptFacts }) {
  const { billing, paymentReceipt: say } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={billing.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList
        facts={[
          { label: billing.amount, value: facts.amount },
          { label: billing.at, value: facts.at },
          ...(facts.from && facts.to ? [{ label: billing.period, value: billing.span(facts.from, facts.to) }] : []),
          { label: billing.statement, value: facts.statement },
          { label: billing.reference, value: facts.reference },
        ]}
      />
      {facts.renewsOn !== null && <Paragraph>{say.renews(facts.renewsOn)}</Paragraph>}
      <Action href={facts.planUrl} label={billing.manage} plainLink={billing.managePlain} />
      <LabelledLink label={billing.support} href={facts.providerUrl} quiet>
        {facts.providerUrl}
      </LabelledLink>
    </Layout>
  );
}

export const paymentReceipt: Mail<PaymentReceiptFacts> = { subject: (words) => words.paymentReceipt.subject, Letter };
