import type { ComponentProps, ReactNode } from 'react';
import { Layout } from '../../layout.tsx';
import { DetailList } from '../../parts/detail-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

type SecurityEmailProps = {
  texts: { subject: string; heading: string };
  intro: string;
  at: string;
  /** Shown before the time. */
  details?: ComponentProps<typeof DetailList>['details'];
  /** What to do if it was another person. */
  children: ReactNode;
};

/** An email about a change that concerns the safety of an account. */
export function SecurityEmail({ texts, intro, at, details = [], children }: SecurityEmailProps) {
  const { notice } = useEmailContext().translations;
  return (
    <Layout title={texts.subject} preview={notice.wasYou} why={notice.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{intro}</Paragraph>
      <DetailList details={[...details, { label: notice.at, value: at }]} />
      <Paragraph>{notice.wasYou}</Paragraph>
      {children}
    </Layout>
  );
}
