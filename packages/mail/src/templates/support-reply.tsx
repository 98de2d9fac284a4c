import { Layout } from '../layout.tsx';
import type { EmailTemplate } from '../email-template.ts';
import { DetailList } from '../parts/detail-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useEmailContext } from '../email-context.ts';

export type SupportReplyData = { reference: string; answer: string };

function EmailBody({ data }: { data: SupportReplyData }) {
  const texts = useEmailContext().translations.supportReply;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Quotation label={texts.answer} text={data.answer} />
      <DetailList details={[{ label: texts.reference, value: data.reference }]} />
      <Paragraph muted>{texts.open}</Paragraph>
    </Layout>
  );
}

export const supportReply: EmailTemplate<SupportReplyData> = {
  subject: (translations) => translations.supportReply.subject,
  Body: EmailBody,
};
