import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useStationery } from '../stationery.ts';

export type NoticeDecidedFacts = { reference: string; isUpheld: boolean; note: string | null; stateUrl: string };

function Letter({ facts }: { facts: NoticeDecidedFacts }) {
  const { noticeReceived, noticeDecided: say } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={noticeReceived.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{facts.isUpheld ? say.upheld : say.dismissed}</Paragraph>
      <FactList facts={[{ label: noticeReceived.reference, value: facts.reference }]} />
      {facts.note !== null && <Quotation label={say.note} text={facts.note} />}
      <Action href={facts.stateUrl} label={say.open} plainLink={say.plainLink} />
      <Paragraph quiet>{say.appeal}</Paragraph>
    </Layout>
  );
}

export const noticeDecided: Mail<NoticeDecidedFacts> = { subject: (words) => words.noticeDecided.subject, Letter };
