import type { EmailTemplate } from '../email-template.ts';
import { Paragraph } from '../parts/paragraph.tsx';
import { useEmailContext } from '../email-context.ts';
import { AcknowledgementEmail } from './acknowledgement-email.tsx';

/** Dates are text in the recipient's language. */
export type PrivacyRequestReceivedData = { reference: string; acknowledgeBy: string; answerBy: string };

function EmailBody({ data }: { data: PrivacyRequestReceivedData }) {
  const texts = useEmailContext().translations.privacyRequestReceived;
  return (
    <AcknowledgementEmail
      texts={texts}
      details={[
        { label: texts.reference, value: data.reference },
        { label: texts.acknowledgeBy, value: data.acknowledgeBy },
        { label: texts.answerBy, value: data.answerBy },
      ]}
    >
      <Paragraph>{texts.keepReference}</Paragraph>
    </AcknowledgementEmail>
  );
}

export const privacyRequestReceived: EmailTemplate<PrivacyRequestReceivedData> = {
  subject: (translations) => translations.privacyRequestReceived.subject,
  Body: EmailBody,
};
