import type { Mail } from '../../mail.ts';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';
import { AcknowledgementEmail } from '../acknowledgement-email.tsx';

export type AccountDeletedFacts = { reference: string; at: string; erasedBy: string };

function Letter({ facts }: { facts: AccountDeletedFacts }) {
  const texts = useStationery().words.accountDeleted;
  return (
    <AcknowledgementEmail
      texts={texts}
      details={[
        { label: texts.reference, value: facts.reference },
        { label: texts.at, value: facts.at },
        { label: texts.erasedBy, value: facts.erasedBy },
      ]}
    >
      <Paragraph>{texts.kept}</Paragraph>
    </AcknowledgementEmail>
  );
}

export const accountDeleted: Mail<AccountDeletedFacts> = {
  subject: (words) => words.accountDeleted.subject,
  Letter,
};
