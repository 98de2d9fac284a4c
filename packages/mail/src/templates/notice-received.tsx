import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';
import { AcknowledgementEmail } from './acknowledgement-email.tsx';

export type NoticeReceivedFacts = { reference: string; decideBy: string; stateUrl: string };

function EmailBody({ facts: data }: { facts: NoticeReceivedFacts }) {
  const texts = useStationery().translations.noticeReceived;
  return (
    <AcknowledgementEmail
      texts={texts}
      details={[
        { label: texts.reference, value: data.reference },
        { label: texts.decideBy, value: data.decideBy },
      ]}
    >
      <Action href={data.stateUrl} label={texts.open} plainLink={texts.plainLink} />
      <Paragraph>{texts.keep}</Paragraph>
    </AcknowledgementEmail>
  );
}

export const noticeReceived: Mail<NoticeReceivedFacts> = {
  subject: (translations) => translations.noticeReceived.subject,
  Body: EmailBody,
};
