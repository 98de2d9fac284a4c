import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type PaymentFailedFacts = { until: string; change: 'failed' | 'still_failing'; planUrl: string; providerUrl: string };

function EmailBody({ facts: data }: { facts: PaymentFailedFacts }) {
  const { billing, paymentFailed: texts } = useStationery().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={billing.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{data.change === 'still_failing' ? texts.still : texts.intro}</Paragraph>
      <Paragraph>{texts.until(data.until)}</Paragraph>
      <Action href={data.planUrl} label={billing.manage} plainLink={billing.managePlain} />
      <LabelledLink label={billing.support} href={data.providerUrl} quiet>
        {data.providerUrl}
      </LabelledLink>
    </Layout>
  );
}

export const paymentFailed: Mail<PaymentFailedFacts> = { subject: (translations) => translations.paymentFailed.subject, Body: EmailBody };
