import type { Mail } from '../mail.ts';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';
import { AcknowledgementEmail } from './acknowledgement-email.tsx';

/** Dates arrive as text in the reader's language. */
export type PrivacyRequestReceivedFacts = { reference: string; acknowledgeBy: string; answerBy: string };

function Letter({ facts }: { facts: PrivacyRequestReceivedFacts }) {
  const texts = useStationery().words.privacyRequestReceived;
  return (
    <AcknowledgementEmail
      texts={texts}
      details={[
        { label: texts.reference, value: facts.reference },
        { label: texts.acknowledgeBy, value: facts.acknowledgeBy },
        { label: texts.answerBy, value: facts.answerBy },
      ]}
    >
      <Paragraph>{texts.keepReference}</Paragraph>
    </AcknowledgementEmail>
  );
}

export const privacyRequestReceived: Mail<PrivacyRequestReceivedFacts> = {
  subject: (words) => words.privacyRequestReceived.subject,
  Letter,
};
