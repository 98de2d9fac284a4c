import type { ReactNode } from 'react';
import { Layout } from '../../layout.tsx';
import { Action } from '../../parts/action.tsx';
import { DetailList } from '../../parts/detail-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

export type PaymentData = {
  amount: string;
  at: string;
  reference: string;
  statementDescriptor: string;
  planUrl: string;
  providerUrl: string;
};

type PaymentEmailProps = {
  texts: { subject: string; preview: string; heading: string; intro: string };
  data: PaymentData;
  /** The paid days. */
  period?: string | null;
  children?: ReactNode;
};

/** An email about money that was charged or refunded. */
export function PaymentEmail({ texts, data, period = null, children }: PaymentEmailProps) {
  const { billing } = useEmailContext().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={billing.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <DetailList
        details={[
          { label: billing.amount, value: data.amount },
          { label: billing.at, value: data.at },
          ...(period === null ? [] : [{ label: billing.period, value: period }]),
          { label: billing.statementDescriptor, value: data.statementDescriptor },
          { label: billing.reference, value: data.reference },
        ]}
      />
      {children}
      <Action href={data.planUrl} label={billing.manage} plainLink={billing.managePlain} />
      <LabelledLink label={billing.support} href={data.providerUrl} muted>
        {data.providerUrl}
      </LabelledLink>
    </Layout>
  );
}
