import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';
import { AcknowledgementEmail } from './acknowledgement-email.tsx';

export type NoticeReceivedFacts = { reference: string; decideBy: string; stateUrl: string };

function Letter({ facts }: { facts: NoticeReceivedFacts }) {
  const texts = useStationery().words.noticeReceived;
  return (
    <AcknowledgementEmail
      texts={texts}
      details={[
        { label: texts.reference, value: facts.reference },
        { label: texts.decideBy, value: facts.decideBy },
      ]}
    >
      <Action href={facts.stateUrl} label={texts.open} plainLink={texts.plainLink} />
      <Paragraph>{texts.keep}</Paragraph>
    </AcknowledgementEmail>
  );
}

export const noticeReceived: Mail<NoticeReceivedFacts> = { subject: (words) => words.noticeReceived.subject, Letter };
