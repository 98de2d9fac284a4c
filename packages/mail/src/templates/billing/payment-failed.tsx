import { Layout } from '../../layout.tsx';
import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

export type PaymentFailedData = { until: string; change: 'failed' | 'still_failing'; planUrl: string; providerUrl: string };

function EmailBody({ data }: { data: PaymentFailedData }) {
  const { billing, paymentFailed: texts } = useEmailContext().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={billing.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{data.change === 'still_failing' ? texts.still : texts.intro}</Paragraph>
      <Paragraph>{texts.until(data.until)}</Paragraph>
      <Action href={data.planUrl} label={billing.manage} plainLink={billing.managePlain} />
      <LabelledLink label={billing.support} href={data.providerUrl} muted>
        {data.providerUrl}
      </LabelledLink>
    </Layout>
  );
}

export const paymentFailed: EmailTemplate<PaymentFailedData> = {
  subject: (translations) => translations.paymentFailed.subject,
  Body: EmailBody,
};
