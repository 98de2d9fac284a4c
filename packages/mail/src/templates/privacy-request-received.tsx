import type { Mail } from '../mail.ts';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';
import { AcknowledgementEmail } from './acknowledgement-email.tsx';

/** Dates arrive as text in the reader's language. */
export type PrivacyRequestReceivedFacts = { reference: string; acknowledgeBy: string; answerBy: string };

function EmailBody({ facts: data }: { facts: PrivacyRequestReceivedFacts }) {
  const texts = useStationery().translations.privacyRequestReceived;
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

export const privacyRequestReceived: Mail<PrivacyRequestReceivedFacts> = {
  subject: (translations) => translations.privacyRequestReceived.subject,
  Body: EmailBody,
};
