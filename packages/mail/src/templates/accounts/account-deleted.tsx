import type { EmailTemplate } from '../../email-template.ts';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';
import { AcknowledgementEmail } from '../acknowledgement-email.tsx';

export type AccountDeletedData = { reference: string; at: string; erasedBy: string };

function EmailBody({ data }: { data: AccountDeletedData }) {
  const texts = useEmailContext().translations.accountDeleted;
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

export const accountDeleted: EmailTemplate<AccountDeletedData> = {
  subject: (translations) => translations.accountDeleted.subject,
  Body: EmailBody,
};
