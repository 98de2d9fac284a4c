import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';

export type NoticeReceivedFacts = { reference: string; decideBy: string; stateUrl: string };

function Letter({ facts }: { facts: NoticeReceivedFacts }) {
  const say = useStationery().words.noticeReceived;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList
        facts={[
          { label: say.reference, value: facts.reference },
          { label: say.decideBy, value: facts.decideBy },
        ]}
      />
      <Action href={facts.stateUrl} label={say.open} plainLink={say.plainLink} />
      <Paragraph>{say.keep}</Paragraph>
      <Paragraph quiet>{say.notYou}</Paragraph>
    </Layout>
  );
}

export const noticeReceived: Mail<NoticeReceivedFacts> = { subject: (words) => words.noticeReceived.subject, Letter };
