import type { ComponentProps, ReactNode } from 'react';
import { Layout } from '../layout.tsx';
import { DetailList } from '../parts/detail-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

type AcknowledgementEmailProps = {
  texts: { subject: string; preview: string; why: string; heading: string; intro: string; notYou: string };
  details: ComponentProps<typeof DetailList>['details'];
  children: ReactNode;
};

/** An email that acknowledges a request, with its reference and dates. */
export function AcknowledgementEmail({ texts, details, children }: AcknowledgementEmailProps) {
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <DetailList details={details} />
      {children}
      <Paragraph muted>{texts.notYou}</Paragraph>
    </Layout>
  );
}
