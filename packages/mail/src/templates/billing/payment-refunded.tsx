import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type PaymentRefundedFacts = {
  amount: string;
  at: string;
  reference: string;
  statement: string;
  planUrl: string;
  providerUrl: string;
};

function Letter({ facts }: { facts: PaymentRefundedFacts }) {
  const { billing, paymentRefunded: say } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={billing.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList
        facts={[
          { label: billing.amount, value: facts.amount },
          { label: billing.at, value: facts.at },
          { label: billing.statement, value: facts.statement },
          { label: billing.reference, value: facts.reference },
        ]}
      />
      <Action href={facts.planUrl} label={billing.manage} plainLink={billing.managePlain} />
      <LabelledLink label={billing.support} href={facts.providerUrl} quiet>
        {facts.providerUrl}
      </LabelledLink>
    </Layout>
  );
}

export const paymentRefunded: Mail<PaymentRefundedFacts> = { subject: (words) => words.paymentRefunded.subject, Letter };
