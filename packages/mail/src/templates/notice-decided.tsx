import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useStationery } from '../stationery.ts';

export type NoticeDecidedFacts = { reference: string; isUpheld: boolean; note: string | null; stateUrl: string };

function EmailBody({ facts: data }: { facts: NoticeDecidedFacts }) {
  const { noticeReceived, noticeDecided: texts } = useStationery().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={noticeReceived.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{data.isUpheld ? texts.upheld : texts.dismissed}</Paragraph>
      <FactList facts={[{ label: noticeReceived.reference, value: data.reference }]} />
      {data.note !== null && <Quotation label={texts.note} text={data.note} />}
      <Action href={data.stateUrl} label={texts.open} plainLink={texts.plainLink} />
      <Paragraph quiet>{texts.appeal}</Paragraph>
    </Layout>
  );
}

export const noticeDecided: Mail<NoticeDecidedFacts> = { subject: (translations) => translations.noticeDecided.subject, Body: EmailBody };
