import type { Mail } from '../../mail.ts';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';
import { AcknowledgementEmail } from '../acknowledgement-email.tsx';

export type AccountDeletedFacts = { reference: string; at: string; erasedBy: string };

function EmailBody({ facts: data }: { facts: AccountDeletedFacts }) {
  const texts = useStationery().translations.accountDeleted;
  return (
    <AcknowledgementEmail
      texts={texts}
      details={[
        { label: texts.reference, value: data.reference },
        { label: texts.at, value: data.at },
        { label: texts.erasedBy, value: data.erasedBy },
      ]}
    >
      <Paragraph>{texts.kept}</Paragraph>
    </AcknowledgementEmail>
  );
}

export const accountDeleted: Mail<AccountDeletedFacts> = {
  subject: (translations) => translations.accountDeleted.subject,
  Body: EmailBody,
};
