import type { EmailTemplate } from '../email-template.ts';
import { Action } from '../parts/action.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useEmailContext } from '../email-context.ts';
import { AcknowledgementEmail } from './acknowledgement-email.tsx';

export type NoticeReceivedData = { reference: string; decideBy: string; stateUrl: string };

function EmailBody({ data }: { data: NoticeReceivedData }) {
  const texts = useEmailContext().translations.noticeReceived;
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

export const noticeReceived: EmailTemplate<NoticeReceivedData> = {
  subject: (translations) => translations.noticeReceived.subject,
  Body: EmailBody,
};
