import { Layout } from '../layout.tsx';
import type { EmailTemplate } from '../email-template.ts';
import { Action } from '../parts/action.tsx';
import { DetailList } from '../parts/detail-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useEmailContext } from '../email-context.ts';

export type NoticeDecidedData = { reference: string; isUpheld: boolean; note: string | null; stateUrl: string };

function EmailBody({ data }: { data: NoticeDecidedData }) {
  const { noticeReceived, noticeDecided: texts } = useEmailContext().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={noticeReceived.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{data.isUpheld ? texts.upheld : texts.dismissed}</Paragraph>
      <DetailList details={[{ label: noticeReceived.reference, value: data.reference }]} />
      {data.note !== null && <Quotation label={texts.note} text={data.note} />}
      <Action href={data.stateUrl} label={texts.open} plainLink={texts.plainLink} />
      <Paragraph muted>{texts.appeal}</Paragraph>
    </Layout>
  );
}

export const noticeDecided: EmailTemplate<NoticeDecidedData> = {
  subject: (translations) => translations.noticeDecided.subject,
  Body: EmailBody,
};
