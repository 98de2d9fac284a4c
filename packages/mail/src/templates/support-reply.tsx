import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useStationery } from '../stationery.ts';

export type SupportReplyData = { reference: string; answer: string };

function EmailBody({ facts: data }: { facts: SupportReplyData }) {
  const texts = useStationery().translations.supportReply;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Quotation label={texts.answer} text={data.answer} />
      <FactList facts={[{ label: texts.reference, value: data.reference }]} />
      <Paragraph quiet>{texts.open}</Paragraph>
    </Layout>
  );
}

export const supportReply: Mail<SupportReplyData> = { subject: (translations) => translations.supportReply.subject, Body: EmailBody };
