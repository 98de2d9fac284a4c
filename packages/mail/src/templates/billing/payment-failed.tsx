import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type PaymentFailedFacts = { until: string; change: 'failed' | 'still_failing'; planUrl: string; providerUrl: string };

function Letter({ facts }: { facts: PaymentFailedFacts }) {
  const { billing, paymentFailed: say } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={billing.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{facts.change === 'still_failing' ? say.still : say.intro}</Paragraph>
      <Paragraph>{say.until(facts.until)}</Paragraph>
      <Action href={facts.planUrl} label={billing.manage} plainLink={billing.managePlain} />
      <LabelledLink label={billing.support} href={facts.providerUrl} quiet>
        {facts.providerUrl}
      </LabelledLink>
    </Layout>
  );
}

export const paymentFailed: Mail<PaymentFailedFacts> = { subject: (words) => words.paymentFailed.subject, Letter };
